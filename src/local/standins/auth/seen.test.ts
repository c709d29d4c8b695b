import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type HttpServer, listen } from '../../http/listen.ts';
import { holdLock } from './hold.fixture.ts';
import { callHook } from './smsHook.ts';
import { type AuthStand, type RawRequest, startStand } from './stand.fixture.ts';

// What the real server was seen to do, and our code may meet: SEEN.md lists each with its test.
const secrets = 'v1,whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
let paths: string[] = [];
let reply: (request: Request) => Response;
let hook: HttpServer;
let stand: AuthStand;
let texted: AuthStand;
beforeAll(async () => {
  hook = await listen(async (request) => {
    paths.push(`${request.method} ${new URL(request.url).pathname}`);
    return reply(request);
  });
  const smsHook = { uri: `${hook.url}/0`, secrets };
  [stand, texted] = await Promise.all([
    startStand({ authSettings: { logsToPostgres: true } }),
    startStand({ smsHook, authSettings: { answerWithinMs: 400 } }),
  ]);
});
afterAll(async () => {
  await Promise.all([stand.db.stop(), texted.db.stop()]);
  await hook.stop();
});
beforeEach(() => {
  paths = [];
  reply = () => Response.json({});
});

const said = async (path: string, request: RawRequest) => {
  const answer = await stand.ask(path, request);
  return [answer.status, await answer.json()];
};
const asAdmin = (path: string, request: RawRequest = {}) =>
  said(`/admin/users${path}`, { key: stand.db.secretKey, ...request });

test('640: a row that somebody wrote by hand is not found without its instance and audience, and breaks the search without its texts', async () => {
  const row = async (columns: object) => {
    const phone = stand.newPhone();
    const values = Object.entries({ phone: phone.slice(1), ...columns });
    const [made] = await stand.db.query<{ id: string }>(
      `insert into auth.users (${values.map(([name]) => name)}) values (${values.map((_, i) => `$${i + 1}`)}) returning id`,
      values.map(([, value]) => value),
    );
    return { phone, id: made?.id ?? '' };
  };
  const confirmed = { phone_confirmed_at: new Date() };
  const bare = await row(confirmed);
  expect(await asAdmin(`/${bare.id}`, { method: 'GET' })).toMatchObject([
    404,
    { code: 'user_not_found' },
  ]);
  // Unknown to the search, known to the index.
  expect(await said('/otp', { body: { phone: bare.phone } })).toMatchObject([
    500,
    { message: expect.stringContaining('users_phone_key') },
  ]);
  const found = {
    instance_id: '00000000-0000-0000-0000-000000000000',
    aud: 'authenticated',
    role: 'authenticated',
  };
  const holed = await row({ ...confirmed, ...found });
  expect(await said('/otp', { body: { phone: holed.phone } })).toMatchObject([
    500,
    { code: 'unexpected_failure', message: 'Database error finding user' },
  ]);
  expect(await asAdmin('', { method: 'GET' })).toMatchObject([
    500,
    { message: 'Database error finding users' },
  ]);
  const texts = {
    confirmation_token: '',
    recovery_token: '',
    email_change: '',
    email_change_token_new: '',
  };
  await stand.db.query('delete from auth.users where id = $1', [holed.id]);
  const whole = await row({ ...confirmed, ...found, ...texts });
  expect((await said('/otp', { body: { phone: whole.phone } }))[0]).toBe(200);
  expect(await said('/otp', { body: { phone: whole.phone } })).toMatchObject([
    429,
    { code: 'over_sms_send_rate_limit' },
  ]);
});

test('640: an e-mail address is noted though sign-in by e-mail is off; spaced, of one form, of one user', async () => {
  const { session } = await stand.signIn();
  const change = (email: string) =>
    said('/user', { method: 'PUT', bearer: session.access_token, body: { email } });
  expect(await change('no address')).toMatchObject([400, { code: 'validation_failed' }]);
  expect(await change('New@Mail.test')).toMatchObject([
    200,
    { email: '', new_email: 'new@mail.test', email_change_sent_at: expect.any(String) },
  ]);
  expect(await change('other@mail.test')).toMatchObject([
    429,
    { code: 'over_email_send_rate_limit' },
  ]);
  const { session: other } = await stand.signIn();
  await stand.db.query("update auth.users set email = 'new@mail.test' where id = $1", [
    session.user.id,
  ]);
  expect(
    await said('/user', {
      method: 'PUT',
      bearer: other.access_token,
      body: { email: 'NEW@mail.test' },
    }),
  ).toMatchObject([422, { code: 'email_exists' }]);
});

test('640: a softly deleted user keeps hashes of all that was, and once deleted stays so', async () => {
  const { phone, session } = await stand.signIn();
  const row = async () =>
    (await stand.db.query('select * from auth.users where id = $1', [session.user.id]))[0];
  const remove = () =>
    asAdmin(`/${session.user.id}`, { method: 'DELETE', body: { should_soft_delete: true } });
  expect(await remove()).toEqual([200, {}]);
  const first = await row();
  const hash = expect.stringMatching(/^[\w-]{43}$/);
  const short = expect.stringMatching(/^[\w-]{15}$/);
  expect(first).toMatchObject({
    phone: short,
    phone_change: short,
    email: hash,
    email_change: hash,
    encrypted_password: null,
    raw_user_meta_data: {},
  });
  const [identity] = await stand.db.query(
    'select provider_id, identity_data from auth.identities where user_id = $1',
    [session.user.id],
  );
  expect(identity).toEqual({ provider_id: hash, identity_data: {} });
  expect(await remove()).toEqual([200, {}]);
  expect(await row()).toEqual(first);
  // The number is free, and whoever has it next is somebody else.
  expect((await stand.signIn(phone)).session.user.id).not.toBe(session.user.id);
});

test('640: a number that an administrator changes is shown as it was in the answer, and changed after it', async () => {
  const made = await asAdmin('', { body: { phone: stand.newPhone(), phone_confirm: true } });
  expect(made[1]).toMatchObject({ phone_confirmed_at: expect.any(String) });
  expect(made[1]).not.toHaveProperty('confirmed_at');
  const { id, phone: old } = Object(made[1]);
  const phone = stand.newPhone().slice(1);
  const identities = (number: string) => [{ identity_data: { phone: number } }];
  const changed = await asAdmin(`/${id}`, { method: 'PUT', body: { phone } });
  expect(changed[1]).toMatchObject({ phone, identities: identities(old) });
  expect((await asAdmin(`/${id}`, { method: 'GET' }))[1]).toMatchObject({
    phone,
    confirmed_at: expect.any(String),
    identities: identities(phone),
  });
});

test.each([
  ['301', 301, 'GET'],
  ['302', 302, 'GET'],
  ['303', 303, 'GET'],
  ['307', 307, 'POST'],
  ['308', 308, 'POST'],
])(
  '640: a hook that redirects for ever (%s) is followed for ten requests a try, three tries',
  async (_, status, method) => {
    reply = (request) => {
      const hop = Number(new URL(request.url).pathname.slice(1));
      return new Response(null, { status, headers: { location: `/${hop + 1}` } });
    };
    const ringing = callHook(
      { uri: `${hook.url}/0`, secrets },
      {},
      { withinMs: 60_000, pauseMs: 1 },
    );
    await expect(ringing).rejects.toMatchObject({ status: 422, code: 'hook_timeout_after_retry' });
    expect(paths).toHaveLength(30);
    expect(paths.slice(0, 2)).toEqual(['POST /0', `${method} /1`]);
  },
);

test('640: a redirect that ends is followed; a body whose end does not come is a failure', async () => {
  reply = ({ url }) =>
    url.endsWith('/0')
      ? new Response(null, { status: 308, headers: { location: '/there' } })
      : Response.json({});
  await callHook({ uri: `${hook.url}/0`, secrets }, {});
  expect(paths).toEqual(['POST /0', 'POST /there']);
  reply = () =>
    new Response(new ReadableStream({ start: (out) => out.enqueue(new Uint8Array(1)) }), {
      headers: { 'content-type': 'application/json' },
    });
  const slow = callHook({ uri: `${hook.url}/0`, secrets }, {}, { withinMs: 300, pauseMs: 1 });
  await expect(slow).rejects.toMatchObject({ status: 500, message: 'Error running hook URI' });
});

test('640: who waited for a lock until nobody waited for the answer sends no text', async () => {
  const phone = texted.newPhone();
  const letGo = await holdLock(texted.db, 'lock table auth.users');
  const answer = await texted.ask('/otp', { body: { phone } });
  expect([answer.status, (await answer.json()).code]).toEqual([504, 'request_timeout']);
  await letGo();
  // Whoever waited has gone on and ended, without a call of the hook.
  await texted.db.query('do $$ begin lock table auth.users in share mode; end $$');
  expect(await texted.db.query('select from auth.users')).toEqual([]);
  expect(paths).toEqual([]);
});

test('640: codes that wait and how a session began have their own rows, and go with the user', async () => {
  const phone = stand.newPhone();
  await stand.ask('/otp', { body: { phone } });
  const waiting = () =>
    stand.db.query(
      'select token_type, relates_to from auth.one_time_tokens where relates_to = $1',
      [phone.slice(1)],
    );
  expect(await waiting()).toEqual([
    { token_type: 'confirmation_token', relates_to: phone.slice(1) },
  ]);
  const token = stand.codeFor(phone);
  const { data } = await stand.client().auth.verifyOtp({ phone, token, type: 'sms' });
  expect(await waiting()).toEqual([]);
  const id = data.user?.id ?? '';
  const began = () =>
    stand.db.query(
      'select authentication_method from auth.mfa_amr_claims join auth.sessions s on s.id = session_id where user_id = $1',
      [id],
    );
  expect(await began()).toEqual([{ authentication_method: 'otp' }]);
  await asAdmin(`/${id}`, { method: 'DELETE' });
  expect(await began()).toEqual([]);
});

test('640: the log in PostgreSQL has the number of who signs in, and of who is deleted', async () => {
  const { phone, session } = await stand.signIn();
  await stand.client().auth.refreshSession({ refresh_token: session.refresh_token });
  await asAdmin(`/${session.user.id}`, { method: 'DELETE' });
  const log = await stand.db.query<{ action: string }>(
    `select payload ->> 'action' as action from auth.audit_log_entries
     where payload::text like $1 order by created_at`,
    [`%${phone.slice(1)}%`],
  );
  expect(log.map(({ action }) => action)).toEqual([
    'user_confirmation_requested',
    'user_signedup',
    'token_refreshed',
    'user_deleted',
  ]);
  const off = await texted.signIn().catch(() => undefined);
  expect(off).toBeUndefined();
  expect(await texted.db.query('select from auth.audit_log_entries')).toEqual([]);
});

test('640: the settings list every way to sign in, and only the phone is on', async () => {
  const [, settings] = await said('/settings', { method: 'GET' });
  const ways = Object.entries(Reflect.get(Object(settings), 'external'));
  expect(ways.length).toBeGreaterThan(20);
  expect(ways.filter(([, on]) => on)).toEqual([['phone', true]]);
});

test('640: faults of JSON and of durations are told in Go’s words', async () => {
  const why = async (body: string) => Object((await said('/otp', { body }))[1]).message;
  expect(await why('')).toContain('unexpected end of JSON input');
  expect(await why('{"phone":')).toContain('unexpected end of JSON input');
  expect(await why('hello')).toContain("invalid character 'h' looking for beginning of value");
  const [, user] = await asAdmin('', { body: { phone: stand.newPhone() } });
  const duration = async (ban_duration: string) =>
    Object(
      (await asAdmin(`/${Object(user).id}`, { method: 'PUT', body: { ban_duration } }))[1],
    ).message.replace('invalid format for ban duration: time: ', '');
  expect(await duration('24')).toBe('missing unit in duration "24"');
  expect(await duration('24d')).toBe('unknown unit "d" in duration "24d"');
  expect(await duration('soon')).toBe('invalid duration "soon"');
});
