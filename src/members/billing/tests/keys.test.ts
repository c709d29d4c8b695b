import { expect, test } from 'vitest';
import { adminVisitor as adminBrowser } from '#test/accounts/admins.ts';
import { add, askPasskeys, openWithPasskey, PASSKEYS_URL } from '#test/accounts/passkeys.ts';
import { type Bent, SoftDevice } from '#test/accounts/softDevice.ts';
import {
  nextAddress,
  reader,
  SESSION,
  signedInReader,
  travel,
  trial,
} from '#test/accounts/trial.ts';
import {
  newPayer,
  type PayingMember,
  payingVisitor,
  subscriber,
  withBank,
} from '#test/billing/member.ts';

withBank();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const NAME = '__Host-session';
const query = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  trial.database.query<Row>(text, [...values]);
const trustOf = async (who: PayingMember) => (await who.call('/api/account/trust')).body;
const userOf = async (who: { call: PayingMember['call'] }) => (await who.call(SESSION)).body.user;
const prove = async (who: PayingMember, device: SoftDevice, bent: Bent = {}) =>
  who.post(`${PASSKEYS_URL}/prove`, {
    credential: device.sign(await askPasskeys(who, 'sign-in'), bent),
  });

/** A member at home with a passkey, and who signs in with their number an hour later. */
async function withPasskey() {
  const home = await subscriber();
  const device = new SoftDevice();
  expect((await add(home, device)).status).toBe(200);
  await travel(HOUR_MS);
  return { home, device, other: await newPayer(home.phone) };
}

test('629: the answers of three daily renewals are lost, day after day: nobody is signed out', async () => {
  const who = await signedInReader();
  const old = who.cookies.get(NAME) ?? '';
  for (const day of [1, 2, 3]) {
    await travel(day * DAY_MS + 2 * HOUR_MS);
    who.cookies.set(NAME, old);
    expect(await userOf(who), `day ${day}`).not.toBeNull();
  }
  expect(who.cookies.get(NAME)).not.toBe(old);
  await travel(3 * DAY_MS + 3 * HOUR_MS);
  expect(await userOf(who)).not.toBeNull();
  // Now it was sent back: the old one is a copy.
  await travel(3 * DAY_MS + 4 * HOUR_MS);
  const copy = reader();
  copy.cookies.set(NAME, old);
  expect(await userOf(copy)).toBeNull();
  expect(await userOf(who)).toBeNull();
});

test('630: twelve tabs at the renewal, some of whose answers are lost: one cookie, nobody is signed out', async () => {
  const who = await signedInReader();
  const old = who.cookies.get(NAME) ?? '';
  await travel(DAY_MS + HOUR_MS);
  const tabs = Array.from({ length: 12 }, () => {
    const tab = reader();
    tab.cookies.set(NAME, old);
    return tab;
  });
  const seen = await Promise.all(tabs.map(userOf));
  expect(seen).not.toContain(null);
  const given = new Set(tabs.map((tab) => tab.cookies.get(NAME)).filter((one) => one !== old));
  expect(given.size).toBe(1);
  // The answer with it was lost; a tab asks again after two minutes, and the browser goes on with what it is given.
  await travel(DAY_MS + HOUR_MS + 120_000);
  expect(await userOf(who)).not.toBeNull();
  expect(given.has(who.cookies.get(NAME))).toBe(true);
});

test('631: a banned number’s passkeys: not by signing in, nor adding, nor as a proof; and again once the ban is lifted', async () => {
  const { home, device, other } = await withPasskey();
  const spare = new SoftDevice();
  const [addAsked, proveAsked] = [
    await askPasskeys(home, 'add'),
    await askPasskeys(other, 'sign-in'),
  ];
  await query(
    "insert into bans (phone_hash, reason) select phone_hash, 'test' from members where id = $1",
    [home.id],
  );
  const stranger = payingVisitor();
  expect((await stranger.post(`${PASSKEYS_URL}/sign-in-options`, {})).status).toBe(200);
  expect((await openWithPasskey(stranger, device)).status).toBe(400);
  expect(
    (await home.post(`${PASSKEYS_URL}/add`, { credential: spare.create(addAsked) })).status,
  ).toBe(401);
  expect((await home.post(`${PASSKEYS_URL}/add-options`, {})).status).toBe(401);
  const proven = await other.post(`${PASSKEYS_URL}/prove`, { credential: device.sign(proveAsked) });
  expect(proven.status).toBe(401);
  await query('update bans set lifted_at = clock() where lifted_at is null');
  expect((await openWithPasskey(payingVisitor(), device)).status).toBe(200);
});

test('632: a passkey is removed while it signs in: one or the other, and never again; who is in stays in', async () => {
  const { home, device } = await withPasskey();
  const { passkeys } = (await home.call(PASSKEYS_URL)).body;
  const before = payingVisitor();
  expect((await openWithPasskey(before, device)).status).toBe(200);
  const racing = payingVisitor();
  const credential = device.sign(await askPasskeys(racing, 'sign-in'));
  const [signed, removed] = await Promise.all([
    racing.post(`${PASSKEYS_URL}/sign-in`, { credential }),
    home.post(`${PASSKEYS_URL}/remove`, { which: passkeys[0].id }),
  ]);
  expect(removed.status).toBe(200);
  expect([200, 400]).toContain(signed.status);
  expect((await openWithPasskey(payingVisitor(), device)).status).toBe(400);
  expect(await userOf(before)).not.toBeNull();
});

test('633: an admin’s new device finds nothing there until it proves itself', async () => {
  const { home, device, other } = await withPasskey();
  await query('update members set is_admin = true where id = $1', [home.id]);
  const list = async ({ cookies }: PayingMember) => {
    const browser = adminBrowser();
    browser.cookies.set(NAME, cookies.get(NAME) ?? '');
    return (await browser.call('/api/admin/users')).status;
  };
  expect([await list(home), await list(other)]).toEqual([200, 404]);
  expect((await prove(other, new SoftDevice())).status).toBe(400);
  expect(await list(other)).toBe(404);
  expect((await prove(other, device)).status).toBe(200);
  expect(await list(other)).toBe(200);
});

test.each<[string, Bent]>([
  ['another site', { origin: 'https://evil.test' }],
  ['our site in another’s frame', { client: { crossOrigin: true } }],
  ['another relying party', { rpId: 'evil.test' }],
  ['no screen lock', { flags: 1 }],
  ['the answer to adding one', { type: 'webauthn.create' }],
  ['a counter that goes back', { counter: 0 }],
  ['another member’s handle', { userHandle: 'A'.repeat(43) }],
])('634: a proof in the trust dialog with %s proves nothing', async (_, bent) => {
  const { device, other } = await withPasskey();
  expect((await prove(other, device)).status).toBe(200);
  await travel(2 * HOUR_MS);
  const next = await newPayer(other.phone);
  expect((await prove(next, device, bent)).status).toBe(400);
  expect(await trustOf(next)).toMatchObject({ by: null });
});

test('635: a proof that comes too late, twice, or from another member’s browser proves nothing', async () => {
  const { home, device, other } = await withPasskey();
  const late = device.sign(await askPasskeys(other, 'sign-in'));
  await travel(HOUR_MS + 6 * 60_000);
  expect((await other.post(`${PASSKEYS_URL}/prove`, { credential: late })).status).toBe(400);
  const elsewhere: PayingMember = { ...(await newPayer()), phone: home.phone };
  const asked = device.sign(await askPasskeys(elsewhere, 'sign-in'));
  expect((await other.post(`${PASSKEYS_URL}/prove`, { credential: asked })).status).toBe(400);
  // In their own browser it is a right passkey of somebody else.
  expect((await prove(elsewhere, device)).status).toBe(400);
  expect(await trustOf(elsewhere)).not.toMatchObject({ by: 'passkey' });
  expect(await trustOf(other)).toMatchObject({ by: null });
});

test('636: a stolen device: signed out everywhere, no feed, notification, line code or session of it is left', async () => {
  const home = await subscriber();
  await travel(HOUR_MS);
  const stolen = await newPayer(home.phone);
  expect((await stolen.post('/api/account/confirm-card', { last4: '4242' })).status).toBe(200);
  expect((await stolen.post('/api/account/feed/make', {})).status).toBe(200);
  const { sessions } = (await stolen.call('/api/auth/sessions')).body;
  const { id } = sessions.find((one: { here: boolean }) => one.here);
  await query(
    `insert into push_devices (member_id, endpoint, p256dh, auth, server_key, device, session_id)
      values ($1, 'https://push.example/636', repeat('k', 87), repeat('a', 22), 's', 'd', $2)`,
    [home.id, id],
  );
  await query(
    "insert into line_codes (member_id, check_hash, sealed, session_id) values ($1, sha256('6'), sha256('3'), $2)",
    [home.id, id],
  );
  const rescue = reader(nextAddress());
  rescue.cookies.set(NAME, home.cookies.get(NAME) ?? '');
  expect((await rescue.post('/api/auth/sign-out', { which: 'all' })).status).toBe(200);
  expect(await userOf(stolen)).toBeNull();
  for (const table of ['push_devices', 'private_feeds', 'line_codes'])
    expect(await query(`select from ${table} where member_id = $1`, [home.id])).toEqual([]);
});
