import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';
import {
  codeFor,
  guess,
  nextPhone,
  reader,
  SEND,
  SESSION,
  signedInReader,
  travel,
  trial,
  withAccounts,
  wrongCode,
} from '#test/accounts/trial.ts';

/** An attacker with the publishable key, which is public by design, and with a JWT that it gives. */
withAccounts();

const auth = async (path: string, body?: unknown, bearer?: string, method = 'POST') => {
  const { supabaseUrl, publishableKey } = trial.database;
  const answer = await fetch(`${supabaseUrl}/auth/v1${path}`, {
    method,
    headers: {
      apikey: publishableKey,
      'content-type': 'application/json',
      ...(bearer && { authorization: `Bearer ${bearer}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  // What it does not have it answers in plain text.
  const isJson = answer.headers.get('content-type')?.includes('json');
  const text = await answer.text();
  return { status: answer.status, body: isJson ? JSON.parse(text) : {} };
};

/** Signs in at Supabase itself, past our functions. @returns the access token */
async function jwtFor(phone: string): Promise<string> {
  expect((await auth('/otp', { phone })).status).toBe(200);
  const verified = await auth('/verify', { type: 'sms', phone, token: codeFor(phone) });
  expect(verified.status).toBe(200);
  return verified.body.access_token;
}

let jwt: string;
const own = nextPhone();
beforeAll(async () => {
  jwt = await jwtFor(own);
});

const PASSWORD = 'A-long-Password-0f-thirty-2-letters!';
const EMAIL = 'stranger@example.com';

test.each<[string, string, unknown, number]>([
  ['anonymous sign-in', '/signup', {}, 422],
  ['sign-up by e-mail', '/signup', { email: EMAIL, password: PASSWORD }, 400],
  ['a weak password', '/signup', { phone: nextPhone(), password: 'short' }, 422],
  ['a code by e-mail', '/otp', { email: EMAIL }, 422],
  ['a magic link', '/magiclink', { email: EMAIL }, 422],
  ['a new password by e-mail', '/recover', { email: EMAIL }, 400],
  ['e-mail again', '/resend', { type: 'signup', email: EMAIL }, 400],
  ['a password nobody has', '/token?grant_type=password', { phone: own, password: PASSWORD }, 400],
  [
    'another provider’s token',
    '/token?grant_type=id_token',
    { provider: 'google', id_token: 'x' },
    400,
  ],
  ['a wallet', '/token?grant_type=web3', { chain: 'ethereum' }, 400],
  [
    'a foreign refresh token',
    '/token?grant_type=refresh_token',
    { refresh_token: 'abcdefghijkl' },
    400,
  ],
  ['single sign-on', '/sso', { domain: 'example.com' }, 404],
  ['an invitation', '/invite', { email: EMAIL }, 403],
  ['a link for anybody', '/admin/generate_link', { type: 'magiclink', email: EMAIL }, 403],
  ['a second factor', '/factors', { factor_type: 'totp' }, 403],
])('454: closed to the publishable key: %s', async (_, path, body, status) => {
  expect((await auth(path, body)).status).toBe(status);
});

test.each([
  ['GET', '/authorize?provider=google', 400],
  ['GET', '/sso/saml/metadata', 404],
  ['GET', '/admin/users', 403],
  ['GET', '/admin/audit', 403],
  ['GET', '/admin/sso/providers', 403],
  ['GET', '/admin/scim-providers', 403],
  ['GET', '/user', 403],
  ['GET', '/oauth/authorize', 404],
  ['POST', '/oauth/clients/register', 404],
  ['POST', '/passkeys/authentication/options', 404],
])('454: closed to the publishable key: %s %s', async (method, path, status) => {
  expect((await auth(path, method === 'POST' ? {} : undefined, undefined, method)).status).toBe(
    status,
  );
});

test('454: a user’s JWT opens nothing of the admin’s, no second factor, no other identity', async () => {
  const [user] = await trial.database.query<{ id: string }>('select id from auth.users limit 1');
  for (const [method, path, body] of [
    ['GET', '/admin/users', undefined],
    ['POST', '/admin/users', { phone: nextPhone() }],
    ['PUT', `/admin/users/${user?.id}`, { role: 'service_role' }],
    ['DELETE', `/admin/users/${user?.id}`, {}],
    ['POST', '/admin/generate_link', { type: 'signup' }],
    ['POST', '/invite', { email: EMAIL }],
    ['PUT', '/user', { app_metadata: { role: 'service_role' } }],
  ] as const) {
    expect((await auth(path, body, jwt, method)).status, `${method} ${path}`).toBe(403);
  }
  expect((await auth('/factors', { factor_type: 'totp' }, jwt)).status).toBe(422);
  expect((await auth('/factors', { factor_type: 'phone' }, jwt)).status).toBe(422);
  expect((await auth('/factors', { factor_type: 'webauthn' }, jwt)).status).toBe(422);
  expect((await auth('/user/identities/authorize', undefined, jwt, 'GET')).status).toBe(404);
});

test('455: a JWT of Supabase’s is nobody to our site: not as a cookie, not as a bearer', async () => {
  for (const headers of [
    { authorization: `Bearer ${jwt}` },
    { cookie: `__Host-session=${jwt}; session=${jwt}` },
    { cookie: `sb-access-token=${jwt}`, apikey: trial.database.publishableKey },
  ]) {
    const answer = await reader().call(SESSION, { headers });
    expect([answer.status, answer.body.user]).toEqual([200, null]);
    expect((await reader().call('/api/auth/sessions', { headers })).status).toBe(401);
  }
  expect(await trial.database.query('select from members')).toEqual([]);
});

test('455: it may do nothing to any table, view or function, by any method', async () => {
  const { query, supabaseUrl, publishableKey } = trial.database;
  const headers = {
    apikey: publishableKey,
    authorization: `Bearer ${jwt}`,
    'content-type': 'application/json',
  };
  const tables = await query<{ name: string; first: string }>(`
    select c.relname as name, a.attname as first from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum = 1
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')`);
  const functions = await query<{ name: string }>(
    "select distinct proname as name from pg_proc where pronamespace = 'public'::regnamespace",
  );
  expect(tables.length).toBeGreaterThan(70);
  expect(functions.length).toBeGreaterThan(200);
  const ask = async (path: string, method: string): Promise<number> => {
    const answer = await fetch(`${supabaseUrl}/rest/v1/${path}`, {
      method,
      headers,
      ...(method !== 'GET' && { body: '{}' }),
    });
    await answer.body?.cancel();
    return answer.status;
  };
  const opened: string[] = [];
  for (const { name, first } of tables) {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE']) {
      const status = await ask(`${name}?${first}=not.is.null`, method);
      if (status < 400) opened.push(`${method} ${name}: ${status}`);
    }
  }
  for (const { name } of functions) {
    const status = await ask(`rpc/${name}`, 'POST');
    if (status < 400) opened.push(`${name}: ${status}`);
  }
  expect(opened).toEqual([]);
  for (const path of ['/graphql/v1', '/storage/v1/bucket', '/functions/v1/any', '/realtime/v1/']) {
    expect((await fetch(supabaseUrl + path, { headers })).status, path).toBe(404);
  }
});

test('456: guesses at Supabase’s own /verify are not counted there; a right one gives a JWT and no session of ours', async () => {
  const [victim, phone] = [reader(), nextPhone()];
  await victim.post(SEND, { phoneNumber: phone });
  const code = codeFor(phone);
  for (let n = 0; n < 12; n += 1) {
    const answer = await auth('/verify', { type: 'sms', phone, token: wrongCode(code) });
    expect(answer.status).toBe(403);
  }
  // They cost the member none of the five guesses.
  expect((await guess(victim, phone, code)).status).toBe(200);

  await travel(61_000);
  const again = nextPhone();
  await victim.post(SEND, { phoneNumber: again });
  const stolen = await auth('/verify', { type: 'sms', phone: again, token: codeFor(again) });
  expect(stolen.status).toBe(200);
  // The code is used up, the attacker has no cookie of ours, and the number has no account.
  expect((await guess(reader(), again, codeFor(again))).status).toBe(400);
  const members = await trial.database.query('select from members where phone = $1', [again]);
  expect(members).toEqual([]);
});

test('456: a password set with such a JWT signs in at Supabase, and nowhere here', async () => {
  const phone = nextPhone();
  const token = await jwtFor(phone);
  expect((await auth('/user', { password: PASSWORD }, token, 'PUT')).status).toBe(200);
  const granted = await auth('/token?grant_type=password', { phone, password: PASSWORD });
  expect(granted.status).toBe(200);
  const headers = { authorization: `Bearer ${granted.body.access_token}` };
  expect((await reader().call(SESSION, { headers })).body.user).toBeNull();
  // Its owner signs in as ever.
  await travel(61_000);
  expect((await (await signedInReader(phone)).call(SESSION)).body.user.phoneNumber).toBe(phone);
});

test('456: signed up with a stranger’s password before: the number’s owner has an account of their own', async () => {
  const phone = nextPhone();
  expect((await auth('/signup', { phone, password: PASSWORD })).status).toBe(200);
  await travel(61_000);
  const owner = await signedInReader(phone);
  const { id } = (await owner.call(SESSION)).body.user;
  const granted = await auth('/token?grant_type=password', { phone, password: PASSWORD });
  const headers = { authorization: `Bearer ${granted.body.access_token}` };
  expect((await reader().call(SESSION, { headers })).body.user).toBeNull();
  expect((await reader().call('/api/auth/sessions', { headers })).status).toBe(401);
  expect(
    await trial.database.query('select from sessions where member_id = $1', [id]),
  ).toHaveLength(1);
  // A known number: the same answer, and no text.
  const texts = trial.database.inbox.messages().length;
  expect((await auth('/signup', { phone, password: PASSWORD })).status).toBe(200);
  expect(trial.database.inbox.messages()).toHaveLength(texts);
});

test('456: a JWT’s number changed at Supabase to the attacker’s own leads to the attacker’s account, not the victim’s', async () => {
  const [victim, attacker] = [nextPhone(), nextPhone()];
  const { id } = (await (await signedInReader(victim)).call(SESSION)).body.user;
  await travel(61_000);
  const token = await jwtFor(victim);
  await travel(130_000);
  expect((await auth('/user', { phone: attacker }, token, 'PUT')).status).toBe(200);
  const moved = await auth('/verify', {
    type: 'phone_change',
    phone: attacker,
    token: codeFor(attacker),
  });
  expect(moved.status).toBe(200);
  await travel(200_000);
  const user = (await (await signedInReader(attacker)).call(SESSION)).body.user;
  expect(user).toMatchObject({ phoneNumber: attacker });
  expect(user.id).not.toBe(id);
  await travel(300_000);
  expect((await (await signedInReader(victim)).call(SESSION)).body.user.id).toBe(id);
});

test('458: what the settings close is closed in the project’s file', () => {
  const config = readFileSync(join(ROOT, 'supabase/config.toml'), 'utf8');
  const section = (name: string) => config.split(`\n[${name}]\n`)[1]?.split('\n[')[0] ?? '';
  expect(section('api')).toMatch(/^schemas = \["public"\]$/m);
  expect(section('auth')).toMatch(/^enable_anonymous_sign_ins = false$/m);
  expect(section('auth')).toMatch(/^enable_manual_linking = false$/m);
  expect(section('auth')).toMatch(/^minimum_password_length = 32$/m);
  expect(section('auth.email')).toMatch(/^enable_signup = false$/m);
  expect(section('auth.rate_limit')).toMatch(/^email_sent = 1$/m);
  expect(section('auth.rate_limit')).toMatch(/^web3 = 1$/m);
  // What the owner is told of, half used.
  expect(section('auth.rate_limit')).toMatch(/^sms_sent = 300$/m);
  expect(section('auth.hook.send_sms')).toMatch(/^enabled = true$/m);
  for (const kind of ['totp', 'phone']) {
    expect(section(`auth.mfa.${kind}`)).toMatch(
      /^enroll_enabled = false\nverify_enabled = false$/m,
    );
  }
  for (const part of ['realtime', 'storage', 'edge_runtime', 'analytics']) {
    expect(section(part)).toMatch(/^enabled = false$/m);
  }
  // Nothing that is off by default is turned on.
  expect(config).not.toMatch(/\[auth\.(?:external|third_party|oauth_server|web3|passkey)/);
});
