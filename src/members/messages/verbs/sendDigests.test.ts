import { afterEach, expect, test, vi } from 'vitest';
import { travel, trial } from '#test/accounts/trial.ts';
import {
  agree,
  CHOSEN_WISHES,
  hashOf,
  messagesStore,
  outboxOf,
  payingMembers,
  quietDay,
  runTrial,
  textsTo,
  trialDigestTools,
  trialMembers,
  twilio,
  withPicks,
} from '#test/messages/trial.ts';
import { Killed, mortal } from '#test/mortal.ts';

withPicks();
afterEach(() => vi.restoreAllMocks());

const MINUTE = 60_000;
const PLAIN = { kind: 'digest', title: null, toHash: null, devices: [] } as const;

test('95: a worker killed at 200 random points sends each member one message, and loses none', async () => {
  const members = await trialMembers(300);
  let kills = 0;
  let seed = 20_261_123;
  const random = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const pace = { batch: 12, abreast: 4, leaseS: 2 };
  for (; kills < 200; kills += 1) {
    await travel(3_000 * (kills + 1));
    const alive = mortal(3 + Math.floor(random() * 24));
    const { messages, channels } = trialDigestTools();
    const { sms } = channels;
    if (!sms) throw new Error('no texts');
    const ended = await runTrial(
      { messages: alive(messages), channels: { sms: alive(sms) } },
      pace,
    ).then(
      () => 'whole',
      (error) => error,
    );
    expect(ended).toBeInstanceOf(Killed);
  }
  // Messages the last worker had begun are available to another once it must have ended.
  await travel(3_000 * 202 + 90_000);
  await runTrial({}, pace);
  const counts = members.map((member) => textsTo(member).length);
  expect(new Set(counts)).toEqual(new Set([1]));
  const states = await trial.database.query('select state, count(*)::int from messages group by 1');
  expect(states).toEqual([{ state: 'sent', count: 300 }]);
});

test('95: three workers at once send each message once', async () => {
  const members = await trialMembers(40);
  await Promise.all([
    runTrial({}, { batch: 7 }),
    runTrial({}, { batch: 7 }),
    runTrial({}, { batch: 7 }),
  ]);
  expect(members.map((member) => textsTo(member).length)).toEqual(members.map(() => 1));
});

test.each(['break off', 'hang'] as const)(
  '96: the provider takes a message and its answer does not come (%s): it is found, not sent again',
  async (behaviour) => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      const ends = new AbortController();
      setTimeout(() => ends.abort(), 300);
      return ends.signal;
    });
    const [member] = await trialMembers(1);
    if (!member) throw new Error('nobody');
    twilio.account.behave(behaviour);
    await runTrial();
    expect((await outboxOf(member))[0]).toMatchObject({ state: 'queued' });
    twilio.account.behave('take');
    await travel(2 * MINUTE);
    await runTrial();
    expect(textsTo(member)).toHaveLength(1);
    expect(await outboxOf(member)).toMatchObject([
      { state: 'sent', sid: twilio.account.messages()[0]?.sid },
    ]);
  },
);

test('96: while the provider cannot be asked, what it may have taken is not sent again', async () => {
  const [member] = await trialMembers(1);
  if (!member) throw new Error('nobody');
  twilio.account.behave('break off');
  await runTrial();
  twilio.account.behave('take');
  const { channels } = trialDigestTools();
  if (!channels.sms) throw new Error('no texts');
  const sms = { ...channels.sms, find: () => Promise.reject(new Error('away')) };
  for (const minutes of [4, 8, 12]) {
    await travel(minutes * MINUTE);
    await runTrial({ channels: { sms } });
  }
  expect(textsTo(member)).toHaveLength(1);
  await travel(20 * MINUTE);
  await runTrial();
  expect((await outboxOf(member))[0]).toMatchObject({ state: 'sent' });
});

test('too many at once and a failure of the provider are tried again, later each time', async () => {
  const [member] = await trialMembers(1);
  if (!member) throw new Error('nobody');
  const tries = vi.fn(() => ({ status: 429, code: 20_429 }));
  twilio.account.behave(tries);
  for (const minutes of [0, 1, 3, 6]) {
    await travel(minutes * MINUTE);
    await runTrial();
  }
  expect(tries).toHaveBeenCalledTimes(4);
  twilio.account.behave(() => ({ status: 503, code: 20_500 }));
  await travel(12 * MINUTE);
  await runTrial();
  twilio.account.behave('take');
  await travel(30 * MINUTE);
  await runTrial();
  expect(textsTo(member)).toHaveLength(1);
});

test.each([
  [21_610, 'stop'],
  [21_211, 'unreachable'],
  [21_614, 'unreachable'],
])('a number that the provider refuses (%i) is not tried again: %s', async (code, reason) => {
  const [member] = await trialMembers(1);
  if (!member) throw new Error('nobody');
  twilio.account.behave({ status: 400, code });
  await runTrial();
  expect(await outboxOf(member)).toMatchObject([{ state: 'refused', code }]);
  twilio.account.behave('take');
  await travel(24 * 60 * MINUTE);
  expect(await runTrial()).toMatchObject({ decided: 0 });
  expect(await messagesStore().readSettings(member.id, 'sms')).toMatchObject({
    stopped: reason === 'stop',
    unreachable: reason === 'unreachable',
  });
});

test('95: what is begun late in its lease is nobody else’s until it is known whether it left', async () => {
  await trialMembers(1);
  const store = messagesStore();
  twilio.account.behave({ status: 429, code: 20_429 });
  await runTrial();
  await travel(MINUTE);
  const [first, second] = ['5f0c1c3e-6c6f-4b0e-9f58-0c8d3a9d2f11', crypto.randomUUID()];
  const [claimed] = await store.claim(first, 10, 180);
  await travel(MINUTE + 179_000);
  expect(await store.beginSending(claimed?.id ?? 0, first)).toEqual([]);
  await travel(MINUTE + 179_000 + 85_000);
  expect(await store.claim(second, 10, 180)).toEqual([]);
  await travel(MINUTE + 179_000 + 95_000);
  expect(await store.claim(second, 10, 180)).toHaveLength(1);
});

test('99: who has moved to where it is night is not sent what was decided', async () => {
  const [member] = await trialMembers(1);
  if (!member) throw new Error('nobody');
  twilio.account.behave({ status: 429, code: 20_429 });
  await runTrial();
  await agree(member, { zone: 'Pacific/Honolulu' });
  twilio.account.behave('take');
  await travel(5 * MINUTE);
  await runTrial();
  expect(textsTo(member)).toEqual([]);
  expect(await outboxOf(member)).toMatchObject([{ state: 'dropped', why: 'quiet hours' }]);
});

test('101: a digest whose first game began while the batch ran is dropped', async () => {
  const [member] = await trialMembers(1);
  if (!member) throw new Error('nobody');
  const store = messagesStore();
  const startsAt = new Date(Date.now() + MINUTE).toISOString();
  const row = {
    memberId: member.id,
    channel: 'sms' as const,
    zone: CHOSEN_WISHES.zone,
    body: 'Bills to win',
    startsAt,
    named: [],
  };
  expect(await store.decideDigests([row])).toBe(1);
  const [claimed] = await store.claim('5f0c1c3e-6c6f-4b0e-9f58-0c8d3a9d2f11', 10, 180);
  await travel(2 * MINUTE);
  expect(
    await store.beginSending(claimed?.id ?? 0, '5f0c1c3e-6c6f-4b0e-9f58-0c8d3a9d2f11'),
  ).toBeNull();
  await runTrial();
  expect(textsTo(member)).toEqual([]);
  expect(await outboxOf(member)).toMatchObject([{ state: 'expired' }]);
});

test('101: what is sent dies in the provider’s queue at the game’s start, too', async () => {
  const { channels } = trialDigestTools();
  const asked = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ sid: 'SM1' }));
  const now = new Date();
  const message = { id: 1, to: '+12125550001', text: 'x', ...PLAIN };
  await channels.sms?.send({ ...message, expiresAt: new Date(now.getTime() + 90_500) }, now);
  const body = asked.mock.calls[0]?.[1]?.body;
  expect(body instanceof URLSearchParams && body.get('ValidityPeriod')).toBe('90');
});

test('nothing is decided for who does not pay, has shut themselves out, is banned, or is off', async () => {
  const members = await trialMembers(5);
  const [free, out, banned, off, fine] = members;
  if (!free || !out || !banned || !off || !fine) throw new Error('nobody');
  const { query } = trial.database;
  await query(`update subscriptions set access_until = clock() - interval '1 minute'
    where customer_id = (select id from customers where member_id = '${free.id}')`);
  await query(`insert into exclusions (phone_hash, kind, ends_at)
    values ('${hashOf(out.phone)}', 'pause', clock() + interval '1 day')`);
  await query(
    `insert into bans (phone_hash, reason) values ('${hashOf(banned.phone)}', 'dispute')`,
  );
  await messagesStore().turnOff({ memberId: off.id, sessionId: null }, 'sms', {
    ip: '203.0.113.7',
    device: 'Test',
  });
  expect(await runTrial()).toMatchObject({ decided: 1, sent: 1 });
  expect(textsTo(fine)).toHaveLength(1);
  const [none] = await payingMembers(1);
  if (!none) throw new Error('nobody');
  await query(`insert into exclusions (phone_hash, kind, ends_at)
    values ('${hashOf(none.phone)}', 'pause', clock() + interval '1 day')`);
  expect(await agree(none)).toBe('shut out');
  expect(await agree(free)).toBe('no subscription');
});

test('who shuts themselves out while a message waits does not get it', async () => {
  const [member] = await trialMembers(1);
  if (!member) throw new Error('nobody');
  twilio.account.behave({ status: 429, code: 20_429 });
  await runTrial();
  await trial.database.query(`insert into exclusions (phone_hash, kind, ends_at)
    values ('${hashOf(member.phone)}', 'exclusion', clock() + interval '30 days')`);
  twilio.account.behave('take');
  await travel(5 * MINUTE);
  await runTrial();
  expect(textsTo(member)).toEqual([]);
  expect(await outboxOf(member)).toMatchObject([{ state: 'dropped', why: 'shut out' }]);
});

test('silence is decided once, and without figures of this minute nothing is', async () => {
  const [member] = await payingMembers(1);
  if (!member) throw new Error('nobody');
  await agree(member, { silent: true });
  expect(await runTrial({ day: async () => undefined })).toMatchObject({ decided: 0, stale: true });
  expect(await runTrial({ day: async () => quietDay() })).toMatchObject({ decided: 1, sent: 0 });
  expect(await outboxOf(member)).toMatchObject([{ state: 'silent' }]);
  await agree(member, { silent: false });
  expect(await runTrial()).toMatchObject({ decided: 0 });
});

test('99: a member who moves zone at 7:59 AM has one digest a day, at the hour of where they are', async () => {
  const [member] = await payingMembers(1);
  if (!member) throw new Error('nobody');
  const now = Date.now();
  const at = (instant: string) => travel(Date.parse(instant) - now);
  // They chose 9, and move from New York to Chicago a minute before that hour.
  await agree(member, { hour: 9 });
  await at('2026-11-23T13:59:00Z');
  expect(await runTrial()).toMatchObject({ decided: 0 });
  await agree(member, { hour: 9, zone: 'America/Chicago' });
  await at('2026-11-23T14:01:00Z');
  expect(await runTrial()).toMatchObject({ decided: 0 });
  await at('2026-11-23T15:01:00Z');
  expect(await runTrial()).toMatchObject({ sent: 1 });
  await agree(member, { hour: 8, zone: 'America/Los_Angeles' });
  for (const hour of [16, 17, 18]) {
    await at(`2026-11-23T${hour}:03:00Z`);
    expect(await runTrial()).toMatchObject({ decided: 0 });
  }
  await at('2026-11-24T16:03:00Z');
  expect(await runTrial()).toMatchObject({ sent: 1 });
  expect(textsTo(member)).toHaveLength(2);
});

test('99: over a year in six zones the hour comes once a day, never before 8 AM or after 9 PM', async () => {
  const zones = ['New_York', 'Chicago', 'Denver', 'Phoenix', 'Los_Angeles', 'Anchorage'];
  for (const zone of zones.map((name) => `America/${name}`)) {
    const [found] = await trial.database.query<Record<string, number>>(
      `select count(distinct h || ' ' || (at at time zone $1)::date)::int as days, count(*)::int as quarters,
        min(extract(hour from at at time zone $1))::int as first, max(extract(hour from at at time zone $1))::int as last,
        bool_and(day_closes($1, at) at time zone $1 = (at at time zone $1)::date + time '21:00')::int as closes
      from generate_series(timestamptz '2026-06-01 12:00Z', timestamptz '2027-06-01 11:45Z', interval '15 minutes') as at,
        unnest(array[8, 10, 20]) as h
      where is_hour(h, $1, at)`,
      [zone],
    );
    // 8 and 10 AM for two hours, 8 PM for one.
    expect(found).toMatchObject({ first: 8, last: 20, closes: 1 });
    expect(found?.days).toBeGreaterThanOrEqual(3 * 365);
    expect(found?.quarters).toBe(365 * (8 + 8 + 4));
  }
});

test('old messages are forgotten after 90 days', async () => {
  const [member] = await trialMembers(1);
  if (!member) throw new Error('nobody');
  await runTrial();
  await trial.database.query("update messages set decided_at = decided_at - interval '91 days'");
  await messagesStore().thin();
  expect(await outboxOf(member)).toEqual([]);
});
