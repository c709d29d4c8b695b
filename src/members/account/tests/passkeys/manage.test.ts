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
import { nextPhone, SIGN_OUT, travel, trial, withAccounts } from '#test/accounts/trial.ts';
import { PASSKEYS } from '../../rules/passkeyTexts.ts';
import { TRUST_FIRST } from '../../rules/trust.ts';

withAccounts();

const DAY = 86_400_000;
const ADD = `${PASSKEYS_URL}/add`;
const NOT_TAKEN = [400, PASSKEYS.notTaken];
const rows = <Row extends object>(text: string, values: readonly unknown[]) =>
  trial.database.query<Row>(text, [...values]);
const memberId = async (phone: string) =>
  (await rows<{ id: string }>('select id from public.members where phone = $1', [phone]))[0]?.id;

test('363: the question for a new passkey tells neither number nor id, and names what the member has', async () => {
  const { phone, home, device } = await withPasskey();
  const options = await askPasskeys(home, 'add');
  expect(options).toMatchObject({
    rp: { id: 'simcast.test' },
    attestation: 'none',
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    excludeCredentials: [
      { id: device.id.toString('base64url'), transports: ['hybrid', 'internal'] },
    ],
  });
  expect(options.pubKeyCredParams.map(({ alg }: { alg: number }) => alg)).toEqual([-8, -7, -257]);
  const id = (await memberId(phone)) ?? '';
  const said = JSON.stringify({
    ...options,
    handle: Buffer.from(options.user.id, 'base64url').toString('latin1'),
  });
  for (const secret of [phone, phone.slice(2), phone.slice(-4), id, id.replaceAll('-', '')])
    expect(said).not.toContain(secret);
  expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
  expect((await askPasskeys(home, 'add')).user.id).toBe(options.user.id);
  const { home: other } = await withPasskey();
  expect((await askPasskeys(other, 'add')).user.id).not.toBe(options.user.id);
});

const BENT: readonly (readonly [string, Bent])[] = [
  ['another origin', { origin: 'https://evil.example' }],
  ['another RP ID', { rpId: 'evil.example' }],
  ['no user verification', { flags: 0x40 | 25 }],
  ['a frame of another site', { client: { crossOrigin: true } }],
  ['the answer of a sign-in', { type: 'webauthn.get' }],
];
test.each([
  ['no presence', { flags: 0x40 | 28 }],
  ['a copy of what cannot be copied', { flags: 0x40 | 21 }],
  ['no key', { flags: 29 }],
  ['a subdomain’s origin', { origin: 'https://www.simcast.test' }],
  ['several origins', { client: { origin: ['https://simcast.test'] } }],
] as const)('713: adding with %s: refused, and nothing is added', async (_, bent) => {
  const who = await passkeyMember();
  expect((await add(who, new SoftDevice(), bent)).status).toBe(400);
  expect((await list(who)).passkeys).toEqual([]);
});
test.each(BENT)('364: adding with %s: refused, and nothing is added', async (_, bent) => {
  const who = await passkeyMember();
  const { status, body } = await add(who, new SoftDevice(), bent);
  expect([status, body.error]).toEqual(NOT_TAKEN);
  expect((await list(who)).passkeys).toEqual([]);
});

test('364: a device that attests by a certificate: refused, and nothing is fetched for it', async () => {
  const who = await passkeyMember();
  const device = new SoftDevice();
  for (const format of ['packed', 'fido-u2f', 'android-safetynet', 'apple', 'tpm']) {
    const credential = device.create(await askPasskeys(who, 'add'), {}, [
      format,
      new Map([['x5c', Buffer.from('a certificate')]]),
    ]);
    const { status, body } = await who.post(ADD, { credential });
    expect([status, body.error], format).toEqual(NOT_TAKEN);
  }
});

test('364: what a stranger, another member or another browser answers is not added', async () => {
  const [mine, theirs] = [await passkeyMember(), await passkeyMember()];
  const options = await askPasskeys(mine, 'add');
  const credential = new SoftDevice().create(options);
  expect((await browser().post(ADD, { credential })).status).toBe(401);
  theirs.cookies.set('__Host-passkey', mine.cookies.get('__Host-passkey') ?? '');
  const other = await theirs.post(ADD, { credential });
  expect([other.status, other.body.error]).toEqual([400, PASSKEYS.stale]);
  expect((await mine.post(ADD, { credential })).status).toBe(200);
  const again = await mine.post(ADD, { credential });
  expect([again.status, again.body.error]).toEqual([400, PASSKEYS.stale]);
});

test('365: one passkey is on one account, whoever has it', async () => {
  const { home, device } = await withPasskey();
  const other = await passkeyMember();
  for (const who of [home, other]) {
    const { status, body } = await add(who, device);
    expect([status, body.error]).toEqual([409, PASSKEYS.known]);
  }
  expect((await list(other)).passkeys).toEqual([]);
});

test('366: ten passkeys, also where eleven are added at once', async () => {
  const who = await passkeyMember();
  for (let count = 0; count < 9; count += 1) expect((await add(who)).status).toBe(200);
  const credentials = [];
  for (let count = 0; count < 3; count += 1)
    credentials.push(new SoftDevice().create(await askPasskeys(who, 'add')));
  const answers = await Promise.all(credentials.map((credential) => who.post(ADD, { credential })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const { status, body } = await who.post(`${PASSKEYS_URL}/add-options`, {});
  expect([status, body.error]).toEqual([409, PASSKEYS.full]);
  const { passkeys } = await list(who);
  expect(passkeys).toHaveLength(10);
  await who.post(`${PASSKEYS_URL}/remove`, { which: passkeys[0].id });
  expect((await add(who)).status).toBe(200);
});

test('367: a new device neither adds nor sees nor takes away passkeys, and a day later it does', async () => {
  const { phone, home } = await withPasskey();
  await travel(3_600_000);
  const { passkeys } = await list(home);
  const fresh = await passkeyMember(phone);
  const tries = [
    await fresh.call(PASSKEYS_URL),
    await fresh.post(`${PASSKEYS_URL}/add-options`, {}),
    await fresh.post(ADD, { credential: new SoftDevice().create(await askPasskeys(home, 'add')) }),
    await fresh.post(`${PASSKEYS_URL}/rename`, { id: passkeys[0].id, name: 'Mine' }),
    await fresh.post(`${PASSKEYS_URL}/keep`, { id: passkeys[0].id }),
    await fresh.post(`${PASSKEYS_URL}/remove`, { which: passkeys[0].id }),
    await fresh.post(`${PASSKEYS_URL}/remove`, { which: 'all' }),
  ];
  for (const { status, body } of tries) expect([status, body.error]).toEqual([428, TRUST_FIRST]);
  expect(await list(home)).toEqual({ passkeys, sessions: [] });
  await travel(DAY + 2 * 3_600_000);
  expect((await list(fresh)).passkeys).toHaveLength(1);
});

test('367: the database refuses an untrusted session by itself', async () => {
  const { phone } = await withPasskey();
  await travel(3_600_000);
  await passkeyMember(phone);
  const [row] = await rows<{ added: string }>(
    `select public.add_passkey(s.member_id, s.id, '\\x01', '\\x01', 0, '{}', gen_random_uuid(), 'x', true, true, 'x') as added
     from public.sessions as s join public.members as m on m.id = s.member_id
     where m.phone = $1 order by s.created_at desc limit 1`,
    [phone],
  );
  expect(row?.added).toBe('untrusted');
});

test('368: another member’s passkey is neither renamed, kept nor removed; its own are', async () => {
  const { home, device } = await withPasskey();
  const { home: other } = await withPasskey();
  const [{ id }] = (await list(home)).passkeys;
  const tries = [
    await other.post(`${PASSKEYS_URL}/rename`, { id, name: 'Mine' }),
    await other.post(`${PASSKEYS_URL}/keep`, { id }),
    await other.post(`${PASSKEYS_URL}/remove`, { which: id }),
  ];
  for (const { status, body } of tries) expect([status, body.error]).toEqual([404, PASSKEYS.gone]);
  await other.post(`${PASSKEYS_URL}/remove`, { which: 'all' });
  expect((await list(home)).passkeys).toHaveLength(1);
  const renamed = await home.post(`${PASSKEYS_URL}/rename`, { id, name: ' My\u200b  phone\n' });
  expect(renamed.status).toBe(200);
  expect((await list(home)).passkeys[0].name).toBe('My phone');
  for (const name of ['', ' ', '\u200b', 'x'.repeat(41), 7])
    expect((await home.post(`${PASSKEYS_URL}/rename`, { id, name })).status).toBe(400);
  expect((await openWithPasskey(browser(), device)).status).toBe(200);
});

test('369: a lost device: removed elsewhere, it signs in no more, and no session ends with it', async () => {
  const { home, device } = await withPasskey();
  await travel(120_000);
  const lost = browser();
  await openWithPasskey(lost, device);
  const { passkeys, sessions } = await list(home);
  expect((await home.post(`${PASSKEYS_URL}/remove`, { which: passkeys[0].id })).status).toBe(200);
  const { status, body } = await openWithPasskey(browser(), device);
  expect([status, body.error]).toEqual([400, PASSKEYS.refused]);
  expect(await passkeyUser(lost)).not.toBeNull();
  expect(await passkeyUser(home)).not.toBeNull();
  expect((await home.post(SIGN_OUT, { which: sessions[0] })).status).toBe(200);
  expect(await passkeyUser(lost)).toBeNull();
});

test('369: a stolen device: all passkeys removed and signed out everywhere leaves it nothing', async () => {
  const { home, device } = await withPasskey();
  await travel(120_000);
  const [thief, spare] = [browser(), new SoftDevice()];
  await openWithPasskey(thief, device);
  await add(thief, spare);
  await home.post(`${PASSKEYS_URL}/remove`, { which: 'all' });
  await home.post(SIGN_OUT, { which: 'all' });
  expect(await passkeyUser(thief)).toBeNull();
  for (const one of [device, spare])
    expect((await openWithPasskey(browser(), one)).status).toBe(400);
});

test('370: a passkey added elsewhere is news on the devices from before, for a week', async () => {
  const { phone, home } = await withPasskey();
  const isNews = async (who: typeof home) =>
    (await list(who)).passkeys.map((one: { isNews: boolean }) => one.isNews);
  expect(await isNews(home)).toEqual([false]);
  await travel(2 * DAY);
  const other = await passkeyMember(phone);
  await travel(4 * DAY);
  await list(home);
  await add(other);
  await travel(4 * DAY + 5_000);
  expect(await isNews(home)).toEqual([false, true]);
  expect(await isNews(other)).toEqual([false, false]);
  await travel(9 * DAY);
  await list(home);
  await travel(12 * DAY);
  expect(await isNews(home)).toEqual([false, false]);
});

test('371: after 45 quiet days a code puts the passkeys of before to rest, until a trusted device keeps them', async () => {
  const { phone, device } = await withPasskey();
  const removed = new SoftDevice();
  const before = browser();
  await openWithPasskey(before, device);
  await add(before, removed);
  await travel(53 * DAY);
  const holder = await passkeyMember(phone);
  for (const one of [device, removed]) {
    const { status, body } = await openWithPasskey(browser(), one);
    expect([status, body.error]).toEqual([400, PASSKEYS.refused]);
  }
  await travel(54 * DAY + 3_600_000);
  const { passkeys } = await list(holder);
  expect(passkeys.map(({ blocked }: { blocked: string }) => blocked)).toEqual(['quiet', 'quiet']);
  expect((await holder.post(`${PASSKEYS_URL}/keep`, { id: passkeys[0].id })).status).toBe(200);
  expect((await openWithPasskey(browser(), device)).status).toBe(200);
  expect((await openWithPasskey(browser(), removed)).status).toBe(400);
});

test('371: a passkey that opens a quiet account itself, and one of an account in use, go on', async () => {
  const quiet = await withPasskey();
  const used = await withPasskey();
  for (const day of [10, 20, 30, 40]) {
    await travel(day * DAY);
    await openWithPasskey(browser(), used.device);
  }
  await travel(50 * DAY);
  expect((await openWithPasskey(browser(), quiet.device)).status).toBe(200);
  for (const { phone, device } of [quiet, used]) {
    await passkeyMember(phone);
    expect((await openWithPasskey(browser(), device)).status).toBe(200);
  }
});

test('372: a member takes their passkeys along, and nothing of them stays after the account', async () => {
  const { phone, device } = await withPasskey();
  const id = await memberId(phone);
  const [row] = await rows<{ taken: { passkeys: object[] } }>(
    'select public.export_member($1) as taken',
    [id],
  );
  expect(row?.taken.passkeys).toMatchObject([
    { name: 'An unknown browser', credentialId: device.id.toString('base64url'), counter: 1 },
  ]);
  await rows('select public.delete_member($1, $2)', [id, []]);
  const [left] = await rows<{ count: number }>(
    `select ((select count(*) from public.passkeys where member_id = $1)
      + (select count(*) from public.passkey_users where member_id = $1)
      + (select count(*) from public.passkey_challenges where member_id = $1))::integer as count`,
    [id],
  );
  expect(left?.count).toBe(0);
});

test('372: questions are forgotten within the hour', async () => {
  await askPasskeys(browser(), 'sign-in');
  await travel(3_660_000);
  await rows('select public.thin_private()', []);
  const [left] = await rows<{ count: number }>(
    // Those that other tests asked at later times stay.
    'select count(*)::integer as count from public.passkey_challenges where made_at < public.clock()',
    [],
  );
  expect(left?.count).toBe(0);
});

test('373: a member who is on a break signs in as with the phone', async () => {
  const { phone, device } = await withPasskey();
  await rows(
    `insert into public.exclusions (phone_hash, kind, began_at, ends_at)
     select phone_hash, 'pause', public.clock(), public.clock() + interval '30 days' from public.members where phone = $1`,
    [phone],
  );
  const { status, body } = await openWithPasskey(browser(), device);
  expect([status, typeof body.user.shutOutUntil]).toEqual([200, 'string']);
});

test('374: thirty questions for adding in an hour, from wherever', async () => {
  const phone = nextPhone();
  const who = await passkeyMember(phone);
  for (let count = 0; count < 30; count += 1) await askPasskeys(who, 'add');
  expect((await who.post(`${PASSKEYS_URL}/add-options`, {})).status).toBe(429);
});
