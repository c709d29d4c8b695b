import { expect, test } from 'vitest';
import {
  add,
  askPasskeys,
  browser,
  list,
  openWithPasskey,
  PASSKEYS_URL,
  passkeyMember,
  passkeyUser,
  withPasskey,
} from '#test/accounts/passkeys.ts';
import { type Bent, SoftDevice } from '#test/accounts/softDevice.ts';
import { inTrueTime, nextPhone, travel, trial, withAccounts } from '#test/accounts/trial.ts';
import { PASSKEYS } from '../../rules/passkeyTexts.ts';

withAccounts();

const MINUTE = 60_000;
const SIGN_IN = `${PASSKEYS_URL}/sign-in`;
const REFUSED = [400, PASSKEYS.refused];
const STALE = [400, PASSKEYS.stale];

test.each(['ES256', 'EdDSA', 'RS256'] as const)(
  '350: a passkey of %s signs in on another browser, as its member',
  async (algorithm) => {
    const { phone, device } = await withPasskey(nextPhone(), new SoftDevice({ algorithm }));
    const elsewhere = browser();
    const { status, body, headers } = await openWithPasskey(elsewhere, device);
    expect([status, body.user?.phoneNumber]).toEqual([200, phone]);
    expect(headers.getSetCookie().join('\n')).toMatch(/__Host-session=[\w-]{43}; .*HttpOnly/);
    // The address from which the Terms were accepted may be a former holder's: signing in does not tell it.
    expect({ ...(await passkeyUser(elsewhere)), tosIpAddress: null }).toEqual(body.user);
    expect(elsewhere.cookies.has('__Host-passkey')).toBe(false);
  },
);

const BENT: readonly (readonly [string, Bent])[] = [
  ['another site’s origin', { origin: 'https://simcast.test.evil.example' }],
  ['the origin without https', { origin: 'http://simcast.test' }],
  ['the origin at another port', { origin: 'https://simcast.test:8443' }],
  ['another RP ID', { rpId: 'evil.example' }],
  ['the RP ID of a parent', { rpId: 'test' }],
  ['no user verification', { flags: 25 }],
  ['no user presence', { flags: 28 }],
  ['a frame of another site', { client: { crossOrigin: true } }],
  [
    'a named frame of another site',
    { client: { crossOrigin: true, topOrigin: 'https://evil.example' } },
  ],
  ['a frame flag that is no flag', { client: { crossOrigin: 'false' } }],
  ['a top page and no frame', { client: { topOrigin: 'https://evil.example' } }],
  ['the answer of an adding', { type: 'webauthn.create' }],
  ['no handle', { userHandle: null }],
];
test.each(BENT)('351: %s: refused, and nobody is signed in', async (_, bent) => {
  const { device } = await withPasskey();
  const elsewhere = browser();
  const { status, body } = await openWithPasskey(elsewhere, device, bent);
  expect([status, body.error]).toEqual(REFUSED);
  expect(elsewhere.cookies.has('__Host-session')).toBe(false);
  // What was refused has cost the passkey nothing.
  expect((await openWithPasskey(browser(), device)).status).toBe(200);
});

const FURTHER: readonly (readonly [string, Bent])[] = [
  ['710: the origin with a slash', { origin: 'https://simcast.test/' }],
  ['710: the origin in capitals', { origin: 'HTTPS://SIMCAST.TEST' }],
  ['710: the origin of a subdomain', { origin: 'https://www.simcast.test' }],
  ['710: the origin with a name in front', { origin: 'https://simcast.test@evil.example' }],
  ['710: the origin in letters like ours', { origin: 'https://sіmcast.test' }],
  ['710: no origin', { origin: 'null' }],
  ['710: several origins', { client: { origin: ['https://simcast.test'] } }],
  ['710: an RP ID in capitals', { rpId: 'SIMCAST.TEST' }],
  ['710: an empty RP ID', { rpId: '' }],
  ['711: copied, though it cannot be', { flags: 21 }],
  ['711: one that cannot be copied, though it was one that can', { flags: 5 }],
  ['711: a new key announced, and none there', { flags: 0x40 | 29 }],
  ['711: extensions announced, and none there', { flags: 0x80 | 29 }],
  ['711: no flag at all', { flags: 0 }],
  ['712: no kind of ceremony', { client: { type: undefined } }],
  ['712: a payment', { type: 'payment.get' }],
  ['712: a frame flag of a number', { client: { crossOrigin: 1 } }],
  ['712: an empty handle', { userHandle: '' }],
  ['712: half a handle', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
];
test.each(FURTHER)('%s: nobody is signed in, and it costs the passkey nothing', async (_, bent) => {
  const { device } = await withPasskey();
  const elsewhere = browser();
  expect((await openWithPasskey(elsewhere, device, bent)).status).toBe(400);
  expect(elsewhere.cookies.has('__Host-session')).toBe(false);
  expect((await openWithPasskey(browser(), device)).status).toBe(200);
});

test('352: a challenge that we never made, and one that cannot be read', async () => {
  const { device } = await withPasskey();
  const who = browser();
  const { status, body } = await openWithPasskey(who, device, { challenge: 'x'.repeat(43) });
  expect([status, body.error]).toEqual(STALE);
  const credential = device.sign(await askPasskeys(who, 'sign-in'));
  for (const clientDataJSON of ['AAAA', Buffer.from('{}').toString('base64url'), 'bnVsbA']) {
    const response = { ...credential.response, clientDataJSON };
    const answer = await who.post(SIGN_IN, { credential: { ...credential, response } });
    expect([answer.status, answer.body.error]).toEqual(REFUSED);
  }
});

test('352: a challenge is answered once, also where the first answer was wrong', async () => {
  const { device } = await withPasskey();
  const who = browser();
  const credential = device.sign(await askPasskeys(who, 'sign-in'));
  const kept = new Map(who.cookies);
  expect((await who.post(SIGN_IN, { credential })).status).toBe(200);
  const copy = browser();
  for (const [name, value] of kept) copy.cookies.set(name, value);
  const again = await copy.post(SIGN_IN, { credential });
  expect([again.status, again.body.error]).toEqual(STALE);
  const options = await askPasskeys(copy, 'sign-in');
  const wrong = device.sign(options, { origin: 'https://evil.example' });
  expect((await copy.post(SIGN_IN, { credential: wrong })).body.error).toBe(PASSKEYS.refused);
  const right = await copy.post(SIGN_IN, { credential: device.sign(options) });
  expect([right.status, right.body.error]).toEqual(STALE);
});

test('352: a challenge is good for five minutes', async () => {
  const { device } = await withPasskey();
  const who = browser();
  const options = await askPasskeys(who, 'sign-in');
  await travel(5 * MINUTE - 5_000);
  const late = await askPasskeys(who, 'sign-in');
  await travel(5 * MINUTE + 1_000);
  const answer = await who.post(SIGN_IN, { credential: device.sign(options) });
  expect([answer.status, answer.body.error]).toEqual(STALE);
  expect((await who.post(SIGN_IN, { credential: device.sign(late) })).status).toBe(200);
});

test('353: another browser’s challenge, and a browser without a cookie', async () => {
  const { device } = await withPasskey();
  const [mine, theirs] = [browser(), browser()];
  const credential = device.sign(await askPasskeys(mine, 'sign-in'));
  for (const who of [theirs, browser()]) {
    if (who === theirs) await askPasskeys(who, 'sign-in');
    const answer = await who.post(SIGN_IN, { credential });
    expect([answer.status, answer.body.error]).toEqual(STALE);
  }
  expect((await mine.post(SIGN_IN, { credential })).status).toBe(200);
});

test('353: a question for adding is none for signing in, and the reverse', async () => {
  const { home, device } = await withPasskey();
  const adding = await askPasskeys(home, 'add');
  const crossed = device.sign({ ...adding, rpId: adding.rp.id });
  expect((await home.post(SIGN_IN, { credential: crossed })).body.error).toBe(PASSKEYS.stale);
  const signing = await askPasskeys(home, 'sign-in');
  const made = new SoftDevice().create({
    ...signing,
    rp: { id: signing.rpId },
    user: { id: device.handle },
  });
  const answer = await home.post(`${PASSKEYS_URL}/add`, { credential: made });
  expect([answer.status, answer.body.error]).toEqual(STALE);
});

test('353: two tabs of a browser do not disturb each other', async () => {
  const { device } = await withPasskey();
  const who = browser();
  const first = await askPasskeys(who, 'sign-in');
  await askPasskeys(who, 'sign-in');
  expect((await who.post(SIGN_IN, { credential: device.sign(first) })).status).toBe(200);
});

test('354: a signature that was changed, of another key, or cut', async () => {
  const { device } = await withPasskey();
  const other = new SoftDevice();
  const who = browser();
  const flipped = (text: string) => {
    const bytes = Buffer.from(text, 'base64url');
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
    return bytes.toString('base64url');
  };
  const options = async () => device.sign(await askPasskeys(who, 'sign-in'));
  const bend = async (
    change: (response: { signature: string; authenticatorData: string }) => object,
  ) => {
    const credential = await options();
    const response = { ...credential.response, ...change(credential.response) };
    const answer = await who.post(SIGN_IN, { credential: { ...credential, response } });
    return [answer.status, answer.body.error];
  };
  expect(await bend(({ signature }) => ({ signature: flipped(signature) }))).toEqual(REFUSED);
  expect(await bend(({ signature }) => ({ signature: signature.slice(0, 20) }))).toEqual(REFUSED);
  expect(
    await bend(({ authenticatorData }) => ({ authenticatorData: flipped(authenticatorData) })),
  ).toEqual(REFUSED);
  const foreign = other.sign(await askPasskeys(who, 'sign-in'), { userHandle: device.handle });
  const id = device.id.toString('base64url');
  const answer = await who.post(SIGN_IN, { credential: { ...foreign, id, rawId: id } });
  expect([answer.status, answer.body.error]).toEqual(REFUSED);
  const rawId = other.id.toString('base64url');
  expect((await who.post(SIGN_IN, { credential: { ...(await options()), rawId } })).status).toBe(
    400,
  );
});

test('355: a counter that goes back or stands still: refused and blocked, and the member is told', async () => {
  const { home, device } = await withPasskey();
  expect((await openWithPasskey(browser(), device, { counter: 50 })).status).toBe(200);
  const back = await openWithPasskey(browser(), device, { counter: 50 });
  expect([back.status, back.body.error]).toEqual(REFUSED);
  const after = await openWithPasskey(browser(), device, { counter: 99 });
  expect([after.status, after.body.error]).toEqual(REFUSED);
  const { passkeys } = await list(home);
  expect(passkeys[0].blocked).toBe('counter');
  const kept = await home.post(`${PASSKEYS_URL}/keep`, { id: passkeys[0].id });
  expect(kept.status).toBe(404);
});

test('355: a wrong signature with a low counter blocks nothing', async () => {
  const { device } = await withPasskey();
  await openWithPasskey(browser(), device, { counter: 50 });
  const who = browser();
  const credential = device.sign(await askPasskeys(who, 'sign-in'), { counter: 1 });
  const response = { ...credential.response, signature: 'AAAA' };
  await who.post(SIGN_IN, { credential: { ...credential, response } });
  expect((await openWithPasskey(browser(), device, { counter: 51 })).status).toBe(200);
});

test('355: a device that does not count signs in again and again', async () => {
  const { home, device } = await withPasskey(nextPhone(), new SoftDevice({ counts: false }));
  for (let time = 0; time < 3; time += 1)
    expect((await openWithPasskey(browser(), device)).status).toBe(200);
  expect((await list(home)).passkeys[0]).toMatchObject({ blocked: null });
});

test('356: an unknown passkey, and another member’s handle: one answer', async () => {
  const { device } = await withPasskey();
  const { device: theirs } = await withPasskey();
  const unknown = new SoftDevice();
  unknown.handle = device.handle;
  const answers = [
    await openWithPasskey(browser(), unknown),
    await openWithPasskey(browser(), device, { userHandle: theirs.handle }),
  ];
  for (const { status, body } of answers) expect([status, body.error]).toEqual(REFUSED);
});

test('357: of a banned number, and of an account that was deleted: one answer, and no session', async () => {
  const banned = await withPasskey();
  await trial.database.query(
    "insert into public.bans (phone_hash, reason) select phone_hash, 'test' from public.members where phone = $1",
    [banned.phone],
  );
  const deleted = await withPasskey();
  const [row] = await trial.database.query<{ id: string }>(
    'select id from public.members where phone = $1',
    [deleted.phone],
  );
  await trial.database.query('select public.delete_member($1, $2)', [row?.id, []]);
  for (const { device } of [banned, deleted]) {
    const who = browser();
    const { status, body } = await openWithPasskey(who, device);
    expect([status, body.error]).toEqual(REFUSED);
    expect(who.cookies.has('__Host-session')).toBe(false);
  }
  // Who has the number then is somebody new, whom the old passkey does not reach.
  await travel(2 * MINUTE);
  await passkeyMember(deleted.phone);
  expect((await openWithPasskey(browser(), deleted.device)).status).toBe(400);
});

test('358: known, unknown and banned take the same time', async () => {
  inTrueTime();
  const { device } = await withPasskey();
  const unknown = new SoftDevice();
  unknown.handle = device.handle;
  const times: number[] = [];
  for (const one of [device, unknown]) {
    const who = browser();
    const credential = one.sign(await askPasskeys(who, 'sign-in'), {
      origin: 'https://evil.example',
    });
    const began = performance.now();
    await who.post(SIGN_IN, { credential });
    times.push(performance.now() - began);
  }
  for (const time of times) expect(time).toBeGreaterThanOrEqual(395);
});

test('358: the question names nobody: no passkey, no member, and the same shape for all', async () => {
  const { home } = await withPasskey();
  const [one, other] = [
    await askPasskeys(home, 'sign-in'),
    await askPasskeys(browser(), 'sign-in'),
  ];
  expect(Object.keys(one)).toEqual(Object.keys(other));
  expect(one).toEqual({
    rpId: 'simcast.test',
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    allowCredentials: [],
    timeout: 5 * MINUTE,
    userVerification: 'required',
  });
});

test('359: the same answer a thousand times at once: one session', async () => {
  const { phone, device } = await withPasskey();
  const who = browser();
  const credential = device.sign(await askPasskeys(who, 'sign-in'));
  const cookies = new Map(who.cookies);
  const answers = await Promise.all(
    Array.from({ length: 1_000 }, async () => {
      const copy = browser();
      for (const [name, value] of cookies) copy.cookies.set(name, value);
      return (await copy.post(SIGN_IN, { credential })).status;
    }),
  );
  expect(answers.filter((status) => status === 200)).toHaveLength(1);
  // A machine that is busy with a thousand at once may say so (503): that is a refusal, too.
  expect(answers.filter((status) => status === 400 || status === 503)).toHaveLength(999);
  const [row] = await trial.database.query<{ count: number }>(
    `select count(*)::integer as count from public.sessions as s join public.members as m on m.id = s.member_id
     where m.phone = $1`,
    [phone],
  );
  expect(row?.count).toBe(2);
});

test('360: a session that began with a passkey is trusted, and the list says so', async () => {
  const { phone, home, device } = await withPasskey();
  await travel(2 * MINUTE);
  const byPasskey = browser();
  await openWithPasskey(byPasskey, device);
  const byCode = await passkeyMember(phone);
  expect((await byCode.call(PASSKEYS_URL)).status).toBe(428);
  const { sessions, passkeys } = await list(byPasskey);
  expect(sessions).toHaveLength(1);
  expect(passkeys[0].usedAt).not.toBeNull();
  const here = (await byPasskey.call('/api/auth/sessions')).body.sessions.find(
    (one: { here: boolean }) => one.here,
  );
  expect(sessions).toEqual([here.id]);
  expect((await add(byPasskey)).status).toBe(200);
  expect((await list(home)).passkeys).toHaveLength(2);
});

test('361: sixty questions in ten minutes for an address, and then none', async () => {
  const who = browser();
  const asked = () => who.post(`${PASSKEYS_URL}/sign-in-options`, {});
  const statuses = [];
  for (let time = 0; time < 60; time += 1) statuses.push((await asked()).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  const { status, headers, body } = await asked();
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(500);
  expect(body.error).toMatch(/^Too many tries\. Please try again in 10 minutes/);
  expect((await browser().post(`${PASSKEYS_URL}/sign-in-options`, {})).status).toBe(200);
});

test('362: only from our own pages, and at the site’s own address', async () => {
  const who = browser();
  const path = `${PASSKEYS_URL}/sign-in-options`;
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }])
    expect((await who.post(path, {}, headers)).status).toBe(403);
  const { headers } = await who.post(path, {});
  const cookie = headers.getSetCookie().find((line) => line.startsWith('__Host-passkey')) ?? '';
  for (const part of ['Path=/', 'Secure', 'HttpOnly', 'SameSite=Lax', 'Max-Age=300'])
    expect(cookie).toContain(part);
  expect(headers.get('cache-control')).toBe('private, no-store');
});
