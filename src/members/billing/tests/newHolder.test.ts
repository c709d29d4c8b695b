import { expect, test } from 'vitest';
import { add, askPasskeys, openWithPasskey, PASSKEYS_URL } from '#test/accounts/passkeys.ts';
import { SoftDevice } from '#test/accounts/softDevice.ts';
import { travel, trial } from '#test/accounts/trial.ts';
import {
  CURRENT,
  newPayer,
  type PayingMember,
  payAsMember,
  payingVisitor,
  subscriber,
  withBank,
} from '#test/billing/member.ts';

withBank();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const query = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  trial.database.query<Row>(text, [...values]);
const hereOf = async (who: PayingMember): Promise<string> =>
  (await who.call('/api/auth/sessions')).body.sessions.find((one: { here: boolean }) => one.here)
    .id;
const trustOf = async (who: PayingMember) => (await who.call('/api/account/trust')).body;
const again = (home: PayingMember): PayingMember => ({
  ...payingVisitor(),
  id: home.id,
  phone: home.phone,
});
const prove = async (who: PayingMember, device: SoftDevice) =>
  who.post(`${PASSKEYS_URL}/prove`, { credential: device.sign(await askPasskeys(who, 'sign-in')) });

/** A new account that holds nothing, and a second sign-in with its number, which is trusted as long as that is so. */
async function emptyAccount() {
  const home = await newPayer();
  await travel(HOUR_MS);
  const other = await newPayer(home.phone);
  expect(await trustOf(other)).toMatchObject({ by: 'empty' });
  return { home, other };
}

test('619: a passkey added in an empty account proves nothing of what comes into it later, for a week', async () => {
  const { home, other } = await emptyAccount();
  const device = new SoftDevice();
  expect((await add(other, device)).status).toBe(200);
  await payAsMember(home);
  await home.call(CURRENT);
  const later = again(home);
  expect((await openWithPasskey(later, device)).status).toBe(200);
  expect(await trustOf(later)).toMatchObject({ by: null, ways: { passkey: false } });
  expect((await later.post('/api/subscriptions/portal', {})).status).toBe(428);
  expect((await prove(later, device)).status).toBe(400);
  expect((await other.post('/api/subscriptions/portal', {})).status).toBe(428);
  await travel(8 * DAY_MS);
  const own = again(home);
  expect((await openWithPasskey(own, device)).status).toBe(200);
  expect(await trustOf(own)).toMatchObject({ by: 'passkey' });
});

test('620: the same, and the owner signs that device out: its passkey never proves anything', async () => {
  const { home, other } = await emptyAccount();
  const device = new SoftDevice();
  expect((await add(other, device)).status).toBe(200);
  await payAsMember(home);
  await home.call(CURRENT);
  expect((await home.post('/api/auth/sign-out', { which: await hereOf(other) })).status).toBe(200);
  await travel(8 * DAY_MS);
  const later = again(home);
  expect((await openWithPasskey(later, device)).status).toBe(200);
  expect(await trustOf(later)).toMatchObject({ by: null });
});

test('621: the word of a device in an empty account adds nothing', async () => {
  const { home, other } = await emptyAccount();
  await travel(2 * HOUR_MS);
  const third = await newPayer(home.phone);
  const vouched = await other.post('/api/account/trust/device', { session: await hereOf(third) });
  expect(vouched.status).toBe(200);
  await payAsMember(home);
  await home.call(CURRENT);
  expect(await trustOf(third)).toMatchObject({ by: null });
  // The first device's word goes on to count.
  const first = await home.post('/api/account/trust/device', { session: await hereOf(third) });
  expect(first.status).toBe(200);
  expect(await trustOf(third)).toMatchObject({ by: 'device' });
});

const feedsOf = (id: string) => query('select from private_feeds where member_id = $1', [id]);

/** A subscriber with a feed, a line code, texts and an alert, as a former holder leaves them. */
async function former() {
  const home = await subscriber();
  const { id } = home;
  const session = await hereOf(home);
  await query(
    "insert into private_feeds (member_id, secret, session_id) values ($1, sha256(convert_to($2, 'UTF8')), $3)",
    [id, id, session],
  );
  await query(
    "insert into line_codes (member_id, check_hash, sealed, session_id) values ($1, sha256('c'), sha256('s'), $2)",
    [id, session],
  );
  await query(
    `with c as (insert into message_consents (member_id, phone_hash, channel, given, said_by, version, wording, device)
      select id, phone_hash, 'sms', true, 'page', 'v+alerts', 'w', 'd' from members where id = $1 returning id)
    insert into message_channels (member_id, channel, consent_id) select $1, 'sms', id from c`,
    [id],
  );
  await query(
    `insert into message_settings (member_id, hour, zone, leagues, silent) values ($1, 13, 'America/Phoenix', '{NFL}', true)`,
    [id],
  );
  await query("insert into alert_settings (member_id, zone) values ($1, 'America/Phoenix')", [id]);
  await query(
    `insert into member_alerts (member_id, wish, label) values ($1, '{"kind": "return", "league": "NFL"}', 'w')`,
    [id],
  );
  return home;
}

test('622: a new phone ends no feed and no line code, before a proof or after, nor after a day', async () => {
  const home = await former();
  for (const at of [HOUR_MS, 2 * DAY_MS, 60 * DAY_MS, 62 * DAY_MS]) {
    await travel(at);
    await newPayer(home.phone);
    expect(await feedsOf(home.id)).toHaveLength(1);
    expect(await query('select from line_codes where member_id = $1', [home.id])).toHaveLength(1);
  }
});

/** Puts a subscription of a customer's in place, as the webhook does. */
const beginAnew = (id: string) =>
  query(
    `insert into subscriptions (id, customer_id, status, tier, period_start, period_end, access_until, created_at, question)
      select 'sub_' || md5(random()::text), id, 'active', 'monthly', clock(), clock() + interval '30 days',
        clock() + interval '30 days', clock(), nextval('stripe_questions') from customers where member_id = $1`,
    [id],
  );

test('623: what a new holder pays for after 45 quiet days opens and sends nothing of the former one’s', async () => {
  const home = await former();
  await travel(60 * DAY_MS);
  const holder = await newPayer(home.phone);
  await travel(62 * DAY_MS);
  expect(await trustOf(holder)).toMatchObject({ by: 'wait' });
  await beginAnew(home.id);
  expect(await feedsOf(home.id)).toEqual([]);
  expect(await query('select from line_codes where member_id = $1', [home.id])).toEqual([]);
  expect(await query('select from message_channels where member_id = $1', [home.id])).toEqual([]);
  const kept = await query('select hour from message_settings where member_id = $1', [home.id]);
  expect(kept).toEqual([{ hour: 13 }]);
  const paused = 'select paused_at is not null as paused from alert_settings where member_id = $1';
  expect(await query(paused, [home.id])).toEqual([{ paused: true }]);
});

test('624: who comes back after 45 days and proves it keeps all of it, and so does who was never away', async () => {
  const [away, here] = [await former(), await former()];
  await travel(60 * DAY_MS);
  const back = await newPayer(away.phone);
  await query("insert into trusted_sessions (session_id, by) values ($1, 'card')", [
    await hereOf(back),
  ]);
  await query("update sessions set used_at = clock() - interval '1 day' where member_id = $1", [
    here.id,
  ]);
  await newPayer(here.phone);
  await beginAnew(away.id);
  await beginAnew(here.id);
  expect(await feedsOf(away.id)).toHaveLength(1);
  expect(await feedsOf(here.id)).toHaveLength(1);
});

test('625: texts of the former holder’s choice wait while the number may be somebody else’s', async () => {
  const home = await former();
  await query(
    "update subscriptions set access_until = clock() + interval '9 years' where customer_id in (select id from customers where member_id = $1)",
    [home.id],
  );
  const why = async () =>
    (await query<{ why: string | null }>("select why_not_sent($1, 'sms') as why", [home.id]))[0]
      ?.why;
  await travel(HOUR_MS);
  await newPayer(home.phone);
  expect(await why()).toBeNull();
  await travel(60 * DAY_MS);
  const holder = await newPayer(home.phone);
  expect(await why()).toBe('new device');
  await query("insert into trusted_sessions (session_id, by) values ($1, 'card')", [
    await hereOf(holder),
  ]);
  expect(await why()).toBeNull();
});
