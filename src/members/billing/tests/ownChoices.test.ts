import { expect, test } from 'vitest';
import { travel, trial } from '#test/accounts/trial.ts';
import { newPayer, type PayingMember, subscriber, withBank } from '#test/billing/member.ts';

withBank();

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const query = <Row extends object>(text: string, values: readonly unknown[] = []) =>
  trial.database.query<Row>(text, [...values]);
const hereOf = async (who: PayingMember): Promise<string> =>
  (await who.call('/api/auth/sessions')).body.sessions.find((one: { here: boolean }) => one.here)
    .id;
const CHOSEN = { hour: 9, zone: 'America/Denver', leagues: ['NBA'], teams: [], silent: false };
const when = (who: PayingMember, settings: object = CHOSEN) =>
  who.post('/api/messages/when', { settings });
const settingsOf = async (who: PayingMember) => (await who.call('/api/messages/settings')).body;
const setAlert = (who: PayingMember, cents: number) =>
  who.post('/api/alerts', { wish: { kind: 'return', league: 'NBA', cents }, zone: CHOSEN.zone });
const alertsOf = async (who: PayingMember) => (await who.call('/api/alerts')).body;
const limits = (who: PayingMember, stake: number | null) =>
  who.post('/api/bets/limits', { userId: who.id, stake, loss: null });
const limitsOf = async (who: PayingMember) => (await who.call('/api/bets/limits')).body;

/** A channel that the former holder turned on. */
const turnOn = (id: string, channel: string, session: string | null = null) =>
  query(
    `with c as (insert into message_consents (member_id, phone_hash, channel, given, said_by, version, wording, device)
      select id, phone_hash, $2, true, 'page', 'v+alerts', 'w', 'd' from members where id = $1 returning id)
    insert into message_channels (member_id, channel, consent_id, session_id) select $1, $2, id, $3 from c`,
    [id, channel, session],
  );
const channelsOf = async (id: string) =>
  (
    await query<{ channel: string }>(
      'select channel from message_channels where member_id = $1 order by channel',
      [id],
    )
  ).map(({ channel }) => channel);

/** A subscriber with choices, and who signs in with their number an hour later. */
async function homeAndHolder(after = HOUR_MS) {
  const home = await subscriber();
  expect((await when(home)).status).toBe(200);
  await query(
    'insert into member_emails (member_id, address, address_hash) values ($1, $2, sha256(convert_to($2, $3)))',
    [home.id, `${home.id}@example.com`, 'UTF8'],
  );
  await turnOn(home.id, 'email');
  await turnOn(home.id, 'sms');
  await travel(after);
  return { home, holder: await newPayer(home.phone) };
}

test('610: times and teams of the former holder are neither seen nor overwritten, by any way to them', async () => {
  const { home, holder } = await homeAndHolder();
  const other = { ...CHOSEN, hour: 12 };
  expect((await when(holder, other)).status).toBe(428);
  const { sms, push } = await settingsOf(holder);
  const on = (channel: string, consent: { version: string }) =>
    holder.post('/api/messages/on', { channel, version: consent.version, settings: other });
  const tried = await Promise.all([
    on('sms', sms.consent),
    on('email', sms.consent),
    on('push', push.consent),
  ]);
  expect(tried.map(({ status }) => status).filter((status) => status === 200)).toEqual([]);
  expect((await settingsOf(holder)).settings).toBeNull();
  expect((await settingsOf(home)).settings).toEqual(CHOSEN);
  // A day's wait, and all of it is there.
  await travel(DAY_MS + 2 * HOUR_MS);
  expect((await settingsOf(holder)).settings).toEqual(CHOSEN);
  expect((await when(holder, other)).status).toBe(200);
});

test('611: where nothing was chosen a new device chooses; the owner takes over, and it cannot take back', async () => {
  const home = await subscriber();
  await travel(HOUR_MS);
  const holder = await newPayer(home.phone);
  expect((await when(holder)).status).toBe(200);
  expect((await settingsOf(holder)).settings).toEqual(CHOSEN);
  expect((await when(home, { ...CHOSEN, hour: 10 })).status).toBe(200);
  expect((await when(holder)).status).toBe(428);
  expect((await settingsOf(holder)).settings).toBeNull();
});

test('612: a new device ends texts, keeps what was chosen, and ends no e-mail', async () => {
  const { home, holder } = await homeAndHolder();
  const off = (channel: string) => holder.post('/api/messages/off', { channel });
  expect((await off('email')).status).toBe(428);
  expect((await off('sms')).status).toBe(200);
  expect(await channelsOf(home.id)).toEqual(['email']);
  expect((await settingsOf(home)).settings).toEqual(CHOSEN);
  const shown = await settingsOf(holder);
  expect(shown.email).toMatchObject({ on: false, since: null, address: null });
});

test('613: texts alone on: a new device ends them, and the times stay', async () => {
  const home = await subscriber();
  await when(home);
  await turnOn(home.id, 'sms');
  await travel(HOUR_MS);
  const holder = await newPayer(home.phone);
  expect((await holder.post('/api/messages/off', { channel: 'sms' })).status).toBe(200);
  expect((await settingsOf(home)).settings).toEqual(CHOSEN);
});

test('614: alerts: each side sees, deletes and pauses its own, and a probe does not find the other’s', async () => {
  const home = await subscriber();
  expect((await setAlert(home, 5)).status).toBe(200);
  await travel(HOUR_MS);
  const holder = await newPayer(home.phone);
  expect(await alertsOf(holder)).toMatchObject({ alerts: [], hidden: expect.any(String) });
  // The same wish as the one that is hidden, and one that the owner sets later.
  expect((await setAlert(holder, 5)).status).toBe(200);
  expect((await setAlert(home, 7)).status).toBe(200);
  const { alerts } = await alertsOf(holder);
  expect(alerts).toHaveLength(1);
  const all = (await alertsOf(home)).alerts;
  expect(all).toHaveLength(3);
  expect((await holder.post('/api/alerts/pause', { paused: true })).status).toBe(428);
  for (const { id } of all.filter((one: { id: number }) => one.id !== alerts[0].id))
    expect((await holder.post('/api/alerts/delete', { id })).status).toBe(428);
  expect((await holder.post('/api/alerts/delete', { id: alerts[0].id })).status).toBe(200);
  expect((await alertsOf(home)).alerts).toHaveLength(2);
});

test('615: which way an alert leaves: what was set elsewhere by no text and to no new device', async () => {
  const { home, holder } = await homeAndHolder();
  const here = await hereOf(holder);
  await query(
    `insert into push_devices (member_id, endpoint, p256dh, auth, server_key, device, session_id)
      values ($1, 'https://push.example/' || gen_random_uuid(), repeat('k', 87), repeat('a', 22), 's', 'd', $2)`,
    [home.id, here],
  );
  await turnOn(home.id, 'push', here);
  const ways = async (setIn: string | null) =>
    (
      await query<{ ways: string[] }>('select alert_channels_of($1, $2, $3) as ways', [
        home.id,
        ['email', 'push', 'sms'],
        setIn,
      ])
    )[0]?.ways;
  expect(await ways(null)).toEqual(['email']);
  expect(await ways(here)).toEqual(['push', 'sms']);
  // The daily picks of teams that were chosen elsewhere, and notices to the member: to no new device, but for the first message.
  const shows = async (kind: string, key: string, session: string) =>
    (
      await query<{ shown: boolean }>(
        `with m as (insert into messages (member_id, channel, day, kind, key, body, expires_at, state)
          values ($1, 'push', current_date, $2, $3, 'b', clock() + interval '1 hour', 'queued') returning messages)
        select may_show($4, messages) as shown from m`,
        [home.id, kind, key, session],
      )
    )[0]?.shown;
  expect(await shows('digest', '', here)).toBe(false);
  expect(await shows('notice', 'passkey 1', here)).toBe(false);
  expect(await shows('notice', 'welcome', here)).toBe(true);
  expect(await shows('notice', 'passkey 2', await hereOf(home))).toBe(true);
  expect((await home.post('/api/account/trust/device', { session: here })).status).toBe(200);
  expect(await ways(null)).toEqual(['email', 'push', 'sms']);
});

test('616: limits: a new device has its own, and the stricter ones count once it is trusted', async () => {
  const home = await subscriber();
  await limits(home, 5000);
  await travel(HOUR_MS);
  const holder = await newPayer(home.phone);
  expect(await limitsOf(holder)).toEqual({ userId: home.id, stake: {}, loss: {} });
  expect((await limits(holder, 9000)).body.stake).toEqual({ cents: 9000 });
  expect((await limitsOf(home)).stake).toEqual({ cents: 5000 });
  expect((await limits(holder, 2000)).body.stake).toEqual({ cents: 2000 });
  expect((await limitsOf(home)).stake).toEqual({ cents: 5000 });
  await home.post('/api/account/trust/device', { session: await hereOf(holder) });
  expect((await limitsOf(holder)).stake).toEqual({ cents: 2000 });
  expect((await limitsOf(home)).stake).toEqual({ cents: 2000 });
});

test('617: self-exclusion stays open on any device', async () => {
  const { home, holder } = await homeAndHolder();
  const body = { userId: home.id, kind: 'pause', days: 1 };
  expect((await holder.post('/api/bets/pause', body)).status).toBe(200);
});

test('618: what an intruder set goes with them, and never becomes the owner’s by waiting', async () => {
  const home = await subscriber();
  await travel(HOUR_MS);
  const thief = await newPayer(home.phone);
  expect((await when(thief)).status).toBe(200);
  expect((await setAlert(thief, 3)).status).toBe(200);
  await limits(thief, 100);
  await home.post('/api/auth/sign-out', { which: await hereOf(thief) });
  await travel(2 * DAY_MS);
  expect((await settingsOf(home)).settings).toBeNull();
  expect((await alertsOf(home)).alerts).toEqual([]);
  expect((await limitsOf(home)).stake).toEqual({});
});

/** A notification's device of a session. */
const addDevice = (id: string, session: string) =>
  query(
    `insert into push_devices (member_id, endpoint, p256dh, auth, server_key, device, session_id)
      values ($1, 'https://push.example/' || gen_random_uuid(), repeat('k', 87), repeat('a', 22), 's', 'd', $2)`,
    [id, session],
  );

/** The owner, and who came an hour later; the latter had notifications before the owner chose times. */
async function intruderFirst() {
  await travel(0);
  const home = await subscriber();
  await travel(HOUR_MS);
  const holder = await newPayer(home.phone);
  const here = await hereOf(holder);
  expect((await when(holder)).status).toBe(200);
  await turnOn(home.id, 'push', here);
  await addDevice(home.id, here);
  expect((await when(home, { ...CHOSEN, hour: 10 })).status).toBe(200);
  return { home, holder, here };
}

test('670: the last notification, turned off on a new device, takes no times along', async () => {
  for (const end of [
    (holder: PayingMember) => holder.post('/api/messages/off', { channel: 'push' }),
    (holder: PayingMember) => holder.post('/api/auth/sign-out', { which: 'this' }),
  ]) {
    const { home, holder } = await intruderFirst();
    expect((await end(holder)).status).toBe(200);
    expect(await channelsOf(home.id)).toEqual([]);
    expect((await settingsOf(home)).settings).toEqual({ ...CHOSEN, hour: 10 });
  }
});

test('670: nor does signing everybody out on a new device, nor the owner’s signing it out', async () => {
  const { home, holder } = await homeAndHolder();
  await query('delete from message_channels where member_id = $1', [home.id]);
  await turnOn(home.id, 'push', await hereOf(home));
  await addDevice(home.id, await hereOf(home));
  expect((await holder.post('/api/auth/sign-out', { which: 'all' })).status).toBe(200);
  const kept = 'select hour from message_settings where member_id = $1';
  expect(await channelsOf(home.id)).toEqual([]);
  expect(await query(kept, [home.id])).toEqual([{ hour: 9 }]);

  const other = await intruderFirst();
  await other.home.post('/api/auth/sign-out', { which: other.here });
  expect(await channelsOf(other.home.id)).toEqual([]);
  expect((await settingsOf(other.home)).settings).toEqual({ ...CHOSEN, hour: 10 });
});

test('671: sixty alerts of a new device in an hour, and the owner sets theirs', async () => {
  const home = await subscriber();
  await travel(HOUR_MS);
  const holder = await newPayer(home.phone);
  expect((await setAlert(holder, 5)).status).toBe(200);
  // Of sixty all but two have been set.
  await query(
    `insert into member_calls (member_id, kind)
      select member_id, kind from member_calls, generate_series(2, 59) where kind = 'alerts of a new device'`,
  );
  const asked = async (who: PayingMember) => [
    (await setAlert(who, 5)).status,
    (await setAlert(who, 5)).status,
  ];
  expect(await asked(holder)).toEqual([200, 429]);
  expect((await setAlert(home, 5)).status).toBe(200);
  await query('update alert_settings set set_in_hour = 59 where member_id = $1', [home.id]);
  // Nor does it learn how many the owner has set.
  expect(await asked(home)).toEqual([200, 429]);
  await travel(2.5 * HOUR_MS);
  await query(
    'update alert_settings set hour_began = clock(), set_in_hour = 60 where member_id = $1',
    [home.id],
  );
  expect((await setAlert(holder, 6)).status).toBe(200);
});

test('672: calls of a new device use up none of the owner’s', async () => {
  const home = await subscriber();
  await travel(HOUR_MS);
  const holder = await newPayer(home.phone);
  const cancelled: number[] = [];
  for (let time = 0; time < 16; time += 1)
    cancelled.push((await holder.post('/api/subscriptions/cancel', {})).status);
  expect(cancelled.at(-1)).toBe(429);
  expect((await home.post('/api/subscriptions/resume', {})).status).toBe(200);
  expect((await home.post('/api/subscriptions/cancel', {})).status).toBe(200);
});

const noticesOf = (id: string) =>
  query<{ channel: string }>(
    "select channel from messages where member_id = $1 and kind = 'notice' and key like 'sign-in %' order by channel",
    [id],
  );

test('673: a sign-in that found no way to tell of it is told by the first one that the owner turns on', async () => {
  const home = await newPayer();
  await travel(HOUR_MS);
  const other = await newPayer(home.phone);
  expect((await other.call('/api/account/trust')).body).toMatchObject({ by: 'empty' });
  const here = await hereOf(home);
  await turnOn(home.id, 'push', here);
  expect(await noticesOf(home.id)).toEqual([]);
  await addDevice(home.id, here);
  expect(await noticesOf(home.id)).toEqual([{ channel: 'push' }]);
  await addDevice(home.id, here);
  expect(await noticesOf(home.id)).toHaveLength(1);
  await query(
    'insert into member_emails (member_id, address, address_hash) values ($1, $2, sha256(convert_to($2, $3)))',
    [home.id, `${home.id}@example.com`, 'UTF8'],
  );
  await turnOn(home.id, 'email', here);
  expect(await noticesOf(home.id)).toEqual([{ channel: 'email' }, { channel: 'push' }]);
});

test('673: nor does the new device’s own way tell it of itself', async () => {
  const home = await subscriber();
  await travel(HOUR_MS);
  const holder = await newPayer(home.phone);
  const there = await hereOf(holder);
  await turnOn(home.id, 'push', there);
  await addDevice(home.id, there);
  expect(await noticesOf(home.id)).toEqual([]);
});
