import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { betOf } from '#domain/bets/bets.fixture.ts';
import { travel, trial } from '#test/accounts/trial.ts';
import {
  choose,
  newMember,
  sessionsOf,
  subscriber,
  userOf,
  visitor,
  withBank,
} from '#test/billing/member.ts';

withBank();
afterEach(() => travel(0));

const PAUSE = '/api/bets/pause';
const MINUTE = 60_000;
const DAY = 86_400_000;
const month = { kind: 'exclusion', days: 30 };

test('110: it is a month to a year, or a pause of days; nothing else, and only one’s own', async () => {
  expect((await visitor().post(PAUSE, month)).status).toBe(401);
  const who = await newMember();
  for (const [kind, days] of [
    ['exclusion', 1],
    ['pause', 30],
    ['exclusion', 366],
    ['pause', -1],
    ['none', 7],
  ]) {
    expect((await who.post(PAUSE, { kind, days })).status).toBe(400);
  }
  expect((await userOf(who)).shutOutUntil).toBeNull();
  const begun = await who.post(PAUSE, month);
  expect(begun.status).toBe(200);
  expect(Date.parse(begun.body.until) - Date.now()).toBeGreaterThan(30 * DAY - 60_000);
  expect(begun.body.renews).toBe(false);
  expect(Date.parse((await userOf(who)).shutOutUntil)).toBe(Date.parse(begun.body.until));
});

test('110: doors that cost or show something are shut: purchase, plan, keeping it, bets', async () => {
  const who = await newMember();
  await who.post(PAUSE, month);
  expect((await choose(who, 'monthly')).status).toBe(403);
  const member = await subscriber();
  const begun = await member.post(PAUSE, month);
  expect(begun.body.renews).toBe(true);
  const shut = [
    ['/api/subscriptions/switch-preview', { tier: 'yearly' }],
    ['/api/subscriptions/switch', { tier: 'yearly', prorationDate: 1, dueNow: 1 }],
    ['/api/subscriptions/resume', {}],
    ['/api/bets/sync', { since: 0, bets: [betOf({ id: randomUUID() })], gone: [] }],
  ] as const;
  for (const [path, body] of shut) {
    const answer = await member.post(path, body);
    expect([path, answer.status]).toEqual([path, 403]);
    expect(answer.body.error).toContain('1-800-GAMBLER');
  }
  // What ends a subscription stays open, and what is theirs.
  expect((await member.post('/api/subscriptions/cancel', {})).status).toBe(200);
  expect((await member.post('/api/subscriptions/resume', {})).status).toBe(403);
  const file = await member.call('/api/account/export');
  expect(file.body.exclusions).toMatchObject([{ kind: 'exclusion' }]);
});

test('110: a purchase that was under way can no longer be paid', async () => {
  const who = await newMember();
  await choose(who, 'monthly');
  expect(sessionsOf(who).map(({ status }) => status)).toEqual(['open']);
  await who.post(PAUSE, { kind: 'pause', days: 1 });
  expect(sessionsOf(who).map(({ status }) => status)).toEqual(['expired']);
});

test('110: sign-out, a new device, the account deleted and made anew with the number', async () => {
  const who = await newMember();
  const { until } = (await who.post(PAUSE, month)).body;
  const holds = async (reader: typeof who) => {
    expect(Date.parse((await userOf(reader)).shutOutUntil)).toBe(Date.parse(until));
    expect((await choose(reader, 'yearly')).status).toBe(403);
  };
  await who.post('/api/auth/sign-out', { which: 'all' });
  // As soon as the number may have another code.
  await travel(2 * MINUTE);
  const device = await newMember(who.phone);
  await holds(device);
  await device.post('/api/account/delete', { confirm: 'DELETE' });
  await travel(10 * MINUTE);
  await holds(await newMember(who.phone));
});

test('110: a shorter one does not shorten it; a longer one lengthens it', async () => {
  const who = await newMember();
  const { until } = (await who.post(PAUSE, month)).body;
  expect((await who.post(PAUSE, { kind: 'pause', days: 1 })).body.until).toBe(until);
  const longer = (await who.post(PAUSE, { kind: 'exclusion', days: 365 })).body.until;
  expect(Date.parse(longer)).toBeGreaterThan(Date.parse(until));
});

test('110: no hand ends it, an admin’s and the database’s owner’s neither; at its end it is over by itself', async () => {
  const who = await newMember();
  const { until } = (await who.post(PAUSE, month)).body;
  const { query } = trial.database;
  for (const statement of [
    'delete from exclusions',
    'update exclusions set ends_at = public.clock()',
    "update exclusions set phone_hash = decode(repeat('00', 32), 'hex')",
    'truncate exclusions',
  ]) {
    await expect(query(statement)).rejects.toThrow('holds to its end');
  }
  // What an admin has are functions; none of them names an exclusion.
  const named = await query<{ proname: string }>(
    `select proname from pg_proc where pronamespace = 'public'::regnamespace and prosrc ~* '(delete from|update|truncate) *public\\.exclusions'`,
  );
  expect(named.map(({ proname }) => proname)).toEqual(['forget_exclusions']);
  await travel(30 * DAY - 60_000);
  const late = await newMember(who.phone);
  expect((await userOf(late)).shutOutUntil).not.toBeNull();
  await travel(30 * DAY + 60_000);
  expect((await userOf(late)).shutOutUntil).toBeNull();
  expect((await choose(late, 'monthly')).status).toBe(200);
  expect(Date.parse(until)).toBeLessThan(Date.now());
});
