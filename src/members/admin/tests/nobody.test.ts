import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { adminVisitor, newAdmin, newMember, setAdmin } from '#test/accounts/admins.ts';
import {
  nextPhone,
  SITE_URL,
  type TrialReader,
  trial,
  withAccounts,
} from '#test/accounts/trial.ts';
import { ADMIN_PATHS } from '../paths.ts';

const ADMIN_PAGE = '/admin/users';

withAccounts();

const NOT_FOUND = readFileSync(
  join(import.meta.dirname, '../../../../public/api-not-found.json'),
  'utf8',
);

const PATHS = Object.values(ADMIN_PATHS);
const SOMEBODY = { id: '00000000-0000-4000-8000-000000000000' };

/** Every attempt at an admin path gets the answer of a nonexistent path, and sets nothing. */
async function expectNothing(who: TrialReader): Promise<void> {
  for (const path of PATHS) {
    for (const answer of [
      await who.call(path),
      await who.call(`${path}?reveal=1&limit=x&limit=y`),
      await who.post(path, SOMEBODY),
      await who.post(path, '{"id":', { 'content-type': 'text/plain', origin: 'https://evil.test' }),
      await who.call(path, { method: 'DELETE' }),
      await who.call(path, {
        headers: { 'x-forwarded-for': '127.0.0.1', authorization: 'Bearer x' },
      }),
    ]) {
      expect(answer.status, path).toBe(404);
      expect(answer.text, path).toBe(NOT_FOUND);
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('private, no-store');
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
  }
}

const audited = () => trial.database.query('select from audit');

test('60: to an anonymous reader nothing of the admin’s exists', async () => {
  await expectNothing(adminVisitor());
  const stranger = adminVisitor();
  for (const cookie of ['', 'null', 'x'.repeat(43), '../../etc']) {
    stranger.cookies.set('__Host-session', cookie);
    await expectNothing(stranger);
  }
  expect(await audited()).toEqual([]);
});

test('61: to a member nothing of the admin’s exists, whatever they say they are', async () => {
  const member = await newMember();
  await expectNothing(member);
  member.cookies.set('isAdmin', 'true');
  expect((await member.call('/api/auth/session')).body.user.isAdmin).toBe(false);
  await expectNothing(member);
  expect(await audited()).toEqual([]);
});

test('62: who is no admin any more has lost it with the next request', async () => {
  const phone = nextPhone();
  const who = await newAdmin(phone);
  expect((await who.call(ADMIN_PATHS.users)).status).toBe(200);
  await setAdmin(phone, false);
  await expectNothing(who);
  await setAdmin(phone, true);
  expect((await who.call(ADMIN_PATHS.users)).status).toBe(200);
  await trial.database.query(
    "insert into bans (phone_hash, reason) select phone_hash, 'dispute' from members where phone = $1",
    [phone],
  );
  await expectNothing(who);
});

test('62: the database refuses by itself, though the session still said admin', async () => {
  const member = await newMember();
  const { id } = (await member.call('/api/auth/session')).body.user;
  for (const call of [
    "list_users($1, '10.0.0.1', '{}', 50)",
    "export_users($1, '10.0.0.1', '{}', 50, true)",
    "summarize_users($1, '10.0.0.1')",
    "reveal_phone($1, '10.0.0.1', $1)",
    "lift_ban($1, '10.0.0.1', $1)",
  ]) {
    const [row] = await trial.database.query<{ said: unknown }>(`select public.${call} as said`, [
      id,
    ]);
    expect(row?.said, call).toBeNull();
    const [nobody] = await trial.database.query<{ said: unknown }>(
      `select public.${call.replaceAll('$1', 'null::uuid')} as said`,
    );
    expect(nobody?.said, call).toBeNull();
  }
  await trial.database.query('delete from sessions where member_id = $1', [id]);
});

test('another site can have an admin’s browser neither read nor write here', async () => {
  const who = await newAdmin();
  for (const site of ['cross-site', 'same-site']) {
    const headers = { 'sec-fetch-site': site };
    expect((await who.call(ADMIN_PATHS.export, { headers })).text).toBe(NOT_FOUND);
    expect((await who.post(ADMIN_PATHS.reveal, SOMEBODY, headers)).text).toBe(NOT_FOUND);
  }
  const headers = { origin: 'https://evil.test' };
  expect((await who.post(ADMIN_PATHS.reveal, SOMEBODY, headers)).status).toBe(403);
  expect((await who.call(ADMIN_PATHS.reveal)).status).toBe(405);
});

test('66: nobody makes themselves an admin or a subscriber', async () => {
  const phone = nextPhone();
  const member = await newMember(phone);
  const claims = { isAdmin: true, is_admin: true, subscriptionStatus: 'active' };
  for (const path of ['/api/auth/send-code', '/api/auth/verify-code', '/api/auth/sign-out']) {
    await member.post(path, {
      phoneNumber: phone,
      code: '000000',
      tosAccepted: true,
      which: crypto.randomUUID(),
      ...claims,
    });
  }
  const { supabaseUrl, publishableKey, secretKey, query } = trial.database;
  for (const apikey of [publishableKey, secretKey]) {
    for (const [table, body] of [
      ['members', { is_admin: true }],
      ['member_list', { is_admin: true, access_until: '2099-01-01' }],
      ['subscriptions', { access_until: '2099-01-01T00:00:00Z' }],
      ['bans', { lifted_at: '2020-01-01T00:00:00Z' }],
    ] as const) {
      const rows = `${Object.keys(body)[0]}=not.is.null`;
      const answer = await fetch(`${supabaseUrl}/rest/v1/${table}?select=*&${rows}`, {
        method: 'PATCH',
        headers: { apikey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      expect([401, 403], table).toContain(answer.status);
    }
  }
  const granted = await fetch(`${supabaseUrl}/rest/v1/rpc/set_admin`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ p_phone: phone, p_is_admin: true }),
  });
  expect([401, 403, 404]).toContain(granted.status);
  expect(await query('select is_admin from members where phone = $1', [phone])).toEqual([
    { is_admin: false },
  ]);
  await expectNothing(member);
});

test('the screen is the page of an address that is none, to who is no admin', async () => {
  const real = globalThis.fetch;
  const site = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== SITE_URL) return real(input, init);
    return new Response(`the page ${url.pathname}`, {
      status: url.pathname === '/404' ? 404 : 200,
    });
  });
  const phone = nextPhone();
  const admin = await newAdmin(phone);
  const shown = await admin.call(ADMIN_PAGE);
  expect([shown.status, shown.text]).toEqual([200, 'the page /admin-shell/users']);
  expect(shown.headers.get('cache-control')).toBe('private, no-store');
  const stranger = adminVisitor();
  stranger.cookies.set('__Host-session', 'a made-up one');
  for (const who of [adminVisitor(), stranger, await newMember()]) {
    const answer = await who.call(ADMIN_PAGE);
    expect([answer.status, answer.text]).toEqual([404, 'the page /404']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  }
  expect((await admin.post(ADMIN_PAGE, {})).status).toBe(404);
  await setAdmin(phone, false);
  expect((await admin.call(ADMIN_PAGE)).text).toBe('the page /404');
  site.mockRestore();
});
