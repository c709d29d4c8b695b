import { createHmac } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import {
  codeFor,
  guess,
  nextPhone,
  reader,
  SEND,
  SESSION,
  SIGN_OUT,
  signedInReader,
  type TrialReader,
  travel,
  VERIFY,
  withAccounts,
} from '#test/accounts/trial.ts';

withAccounts();

const NAME = '__Host-session';
const DAY_MS = 86_400_000;
const userOf = async (who: TrialReader) => (await who.call(SESSION)).body.user;

/** Another browser with the same session cookie. */
function copyOf(who: TrialReader): TrialReader {
  const copy = reader();
  copy.cookies.set(NAME, who.cookies.get(NAME) ?? '');
  return copy;
}

test('22: each sign-in has a new session', async () => {
  const phone = nextPhone();
  const who = await signedInReader(phone);
  const first = who.cookies.get(NAME);
  await travel(61_000);
  await signedInReader(phone, who);
  expect(who.cookies.get(NAME)).not.toBe(first);
});

test('23: a session that the browser brought along is not taken over', async () => {
  const who = reader();
  who.cookies.set(NAME, 'preset');
  await signedInReader(nextPhone(), who);
  expect(who.cookies.get(NAME)).not.toBe('preset');
});

test('24: the cookie is for this host alone, unseen by scripts and unsent in the clear; answers are kept by nobody', async () => {
  const phone = nextPhone();
  const who = reader();
  const sent = await who.post(SEND, { phoneNumber: phone });
  const answer = await guess(who, phone, codeFor(phone));
  const cookie = answer.headers.getSetCookie().find((line) => line.startsWith(NAME)) ?? '';
  for (const part of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax', 'Max-Age=2592000']) {
    expect(cookie).toContain(part);
  }
  expect(cookie).not.toMatch(/Domain/i);
  for (const { headers } of [sent, answer, await who.call(SESSION)]) {
    expect(headers.get('cache-control')).toBe('private, no-store');
  }
});

test('24: no header, address or setting makes a deployed function leave out the prefix or Secure', async () => {
  const said = {
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'localhost:8888',
    'x-forwarded-ssl': 'off',
    forwarded: 'proto=http;host=localhost',
    host: 'localhost:8888',
    'x-nf-client-connection-ip': '127.0.0.1',
  };
  for (const [name, value] of Object.entries({
    SIMCAST_LOCAL: '1',
    NETLIFY_DEV: 'true',
    NETLIFY_LOCAL: 'true',
    NODE_ENV: 'development',
    CONTEXT: 'dev',
    URL: 'http://localhost:8888',
  })) {
    vi.stubEnv(name, value);
  }
  const phone = nextPhone();
  const who = reader();
  const asked = await who.post(SEND, { phoneNumber: phone }, said);
  const guessed = { phoneNumber: phone, code: codeFor(phone), tosAccepted: true };
  const entered = await who.post(VERIFY, guessed, said);
  const left = await who.post(SIGN_OUT, { which: 'this' }, said);
  const set = [asked, entered, left].flatMap(({ headers }) => headers.getSetCookie());
  expect(set.map((line) => line.split('=')[0])).toEqual(
    expect.arrayContaining(['__Host-code', '__Host-session', '__Host-here']),
  );
  for (const line of set) expect(line).toMatch(/^__Host-\w+=.*; Path=\/; Secure;/);
});

test('page scripts see that there may be a session, and nothing of it', async () => {
  const who = await signedInReader();
  expect(who.cookies.get('__Host-here')).toBe('1');
  const copy = reader();
  copy.cookies.set('__Host-here', '1');
  expect((await copy.call(SESSION)).body.user).toBeNull();
  expect(copy.cookies.has('__Host-here')).toBe(false);
  await who.post(SIGN_OUT, { which: 'this' });
  expect([...who.cookies.keys()]).toEqual([]);
});

test('25: after signing out a copy of the cookie is worth nothing', async () => {
  const who = await signedInReader();
  const copy = copyOf(who);
  expect((await who.post(SIGN_OUT, { which: 'this' })).status).toBe(200);
  expect(who.cookies.has(NAME)).toBe(false);
  expect(await userOf(copy)).toBeNull();
});

test('signing out everywhere ends every session, elsewhere the one that is named', async () => {
  const phone = nextPhone();
  const here = await signedInReader(phone);
  await travel(61_000);
  const there = await signedInReader(phone);
  const { sessions } = (await here.call('/api/auth/sessions')).body;
  expect(sessions).toHaveLength(2);
  const other = sessions.find((each: { here: boolean }) => !each.here);
  await here.post(SIGN_OUT, { which: other.id });
  expect(await userOf(there)).toBeNull();
  expect(await userOf(here)).not.toBeNull();
  await here.post(SIGN_OUT, { which: 'all' });
  expect(await userOf(here)).toBeNull();
});

test('another member’s session cannot be ended', async () => {
  const [mine, theirs] = [await signedInReader(), await signedInReader()];
  const { sessions } = (await theirs.call('/api/auth/sessions')).body;
  await mine.post(SIGN_OUT, { which: sessions[0].id });
  expect(await userOf(theirs)).not.toBeNull();
});

test('26: a session that is not used for 7 days ends', async () => {
  const who = await signedInReader();
  await travel(7 * DAY_MS - 10_000);
  const copy = copyOf(who);
  expect(await userOf(who)).not.toBeNull();
  await travel(14 * DAY_MS + 10_000);
  expect(await userOf(copy)).toBeNull();
  expect(await userOf(who)).toBeNull();
});

test('27: a session that is used each day ends after 30 days', async () => {
  const who = await signedInReader();
  for (let day = 1; day < 30; day += 1) {
    await travel(day * DAY_MS);
    expect(await userOf(who), `day ${day}`).not.toBeNull();
  }
  await travel(30 * DAY_MS + 10_000);
  expect(await userOf(who)).toBeNull();
});

test('28: a cookie that was replaced, used again, ends the session for whoever holds the new one', async () => {
  const who = await signedInReader();
  const thief = copyOf(who);
  await travel(DAY_MS + 10_000);
  expect(await userOf(who)).not.toBeNull();
  expect(who.cookies.get(NAME)).not.toBe(thief.cookies.get(NAME));
  expect(await userOf(who)).not.toBeNull();
  await travel(DAY_MS + 90_000);
  expect(await userOf(thief)).toBeNull();
  expect(await userOf(who)).toBeNull();
});

test('28, 331: the thief who renews first ends with the owner’s next request', async () => {
  const who = await signedInReader();
  const thief = copyOf(who);
  await travel(DAY_MS + 10_000);
  expect(await userOf(thief)).not.toBeNull();
  expect(await userOf(thief)).not.toBeNull();
  await travel(DAY_MS + 90_000);
  expect(await userOf(who)).toBeNull();
  expect(await userOf(thief)).toBeNull();
});

test('330: an answer that is lost, three times in a row, is not theft: the same new cookie is given again', async () => {
  const who = await signedInReader();
  const old = who.cookies.get(NAME) ?? '';
  const given: (string | undefined)[] = [];
  for (const minutes of [1, 3, 120, 600]) {
    await travel(DAY_MS + minutes * 60_000);
    who.cookies.set(NAME, old);
    expect(await userOf(who), `${minutes} minutes`).not.toBeNull();
    given.push(who.cookies.get(NAME));
  }
  expect(new Set(given).size).toBe(1);
  expect(given[0]).not.toBe(old);
  expect(await userOf(who)).not.toBeNull();
  // Another tab that still sends the old one, within the minute after the new one came.
  const tab = reader();
  tab.cookies.set(NAME, old);
  expect(await userOf(tab)).not.toBeNull();
});

test('29: requests at the same time survive the cookie’s renewal', async () => {
  const who = await signedInReader();
  await travel(DAY_MS + 10_000);
  const copies = Array.from({ length: 8 }, () => copyOf(who));
  const users = await Promise.all(copies.map(userOf));
  expect(users).not.toContain(null);
  const renewed = copies.filter(({ cookies }) => cookies.get(NAME) !== who.cookies.get(NAME));
  expect(renewed).toHaveLength(1);
});

const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');

test('30: a token that somebody made, unsigned or signed with another key, is nobody’s', async () => {
  const claims = part({ sub: crypto.randomUUID(), role: 'authenticated', exp: 4_102_444_800 });
  const unsigned = `${part({ alg: 'none' })}.${claims}.`;
  const head = `${part({ alg: 'HS256' })}.${claims}`;
  const signed = `${head}.${createHmac('sha256', 'key').update(head).digest('base64url')}`;
  for (const token of [unsigned, signed, '', 'null', '../../etc']) {
    const who = reader();
    who.cookies.set(NAME, token);
    who.cookies.set('sb-access-token', token);
    expect(
      (await who.call(SESSION, { headers: { authorization: `Bearer ${token}` } })).body.user,
    ).toBeNull();
    expect((await who.call('/api/auth/sessions')).status).toBe(401);
  }
});

test('only a page of this site can sign out: no other origin, no form', async () => {
  const who = await signedInReader();
  for (const headers of [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ] as const) {
    expect((await who.post(SIGN_OUT, { which: 'all' }, headers)).status).toBe(403);
  }
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await who.post(SIGN_OUT, 'which=all', form)).status).toBe(415);
  expect((await who.post(SIGN_OUT, `{"which":"all","x":"${'x'.repeat(5000)}"}`)).status).toBe(413);
  expect((await who.call(SIGN_OUT)).status).toBe(405);
  expect(await userOf(who)).not.toBeNull();
});
