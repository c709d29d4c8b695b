import { beforeEach, expect, test } from 'vitest';
import { travel, trial } from '#test/accounts/trial.ts';
import {
  ALERT_HOUR,
  alertsStore,
  alertsTo,
  check,
  gameNow,
  homeAt,
  homeWish,
  oneMember,
  setWish,
  statesOf,
  storedTrialGame,
} from '#test/alerts/trial.ts';
import { runTrial, type Texted, textsTo, twilio, withPicks } from '#test/messages/trial.ts';

withPicks();
/** 10 AM in New York. */
const TEN = Date.parse('2026-11-21T15:00:00Z');
const MINUTE = 60_000;
let began = 0;
const at = (ms: number) => travel(TEN + ms - began);
beforeEach(async () => {
  began = Date.now();
  await at(0);
});

const idsOf = async ({ id }: Texted): Promise<number[]> =>
  ((await alertsStore().readShown({ memberId: id, sessionId: null }))?.alerts ?? [])
    .map((alert) => alert.id)
    .toSorted((one, other) => one - other);

test('two lines of one bet, and two prices, are two things to be told', async () => {
  const member = await oneMember();
  const id = await storedTrialGame();
  const bet = { kind: 'price', gameId: id, market: 'spread', side: 'home' } as const;
  await setWish(member, { ...bet, line: -3.5, american: 100 });
  await setWish(member, { ...bet, line: 3.5, american: -200 });
  const spread = (line: number, home: number) => ({ spread: { line, home, away: -120 } });
  const shown = [spread(-3.5, 100), { ...spread(3.5, -200), book: 'bovada', provider: 'Bovada' }];
  expect(await check([gameNow(id, shown)])).toMatchObject({ fired: 2, messages: 2 });
  expect(await statesOf(member)).toEqual(['fired told', 'fired told']);
  await runTrial();
  const texts = textsTo(member).join();
  expect(texts).toContain('Bills -3.5 +100 DraftKings');
  expect(texts).toContain('Bills +3.5 -200 Bovada');
});

test('where the one of two that tells a price is deleted, the other tells it', async () => {
  const member = await oneMember();
  const id = await storedTrialGame();
  await setWish(member, { kind: 'return', league: null, cents: 2 });
  await setWish(member, homeWish(id, -105));
  await setWish(member, homeWish(id, -101));
  expect(await check([gameNow(id, [homeAt(100)])])).toMatchObject({ fired: 3, messages: 1 });
  expect(await statesOf(member)).toEqual(['waiting told', 'fired same', 'fired same']);
  const [first, second, third] = await idsOf(member);
  await alertsStore().drop(member.id, first ?? 0);
  expect(await statesOf(member)).toEqual(['fired told', 'fired same']);
  // The last one that depends on it is also gone before it leaves, and so is its successor.
  await alertsStore().drop(member.id, second ?? 0);
  expect(await statesOf(member)).toEqual(['fired told']);
  await runTrial();
  expect(textsTo(member)).toHaveLength(1);
  expect(await alertsTo(member)).toMatchObject([{ state: 'sent' }]);
  await alertsStore().drop(member.id, third ?? 0);
  expect(await statesOf(member)).toEqual([]);
});

test('where all that say one price are deleted, nothing is sent', async () => {
  const member = await oneMember();
  const id = await storedTrialGame();
  await setWish(member, { kind: 'return', league: null, cents: 2 });
  await setWish(member, homeWish(id, -105));
  await check([gameNow(id, [homeAt(100)])]);
  for (const alert of await idsOf(member)) await alertsStore().drop(member.id, alert);
  await runTrial();
  expect(textsTo(member)).toEqual([]);
  expect(await alertsTo(member)).toMatchObject([{ state: 'dropped', why: 'deleted' }]);
});

test('an alert that is held back has no other lean on it: both are', async () => {
  const member = await oneMember();
  const ids = await Promise.all(Array.from({ length: 6 }, () => storedTrialGame()));
  for (const id of ids) await setWish(member, homeWish(id, -105));
  await setWish(member, { kind: 'return', league: null, cents: 4 });
  const last = ids.at(-1) ?? 0;
  const shown = ids.map((id) => gameNow(id, [homeAt(id === last ? 100 : -105)]));
  expect(await check(shown)).toMatchObject({ fired: 7, messages: 5 });
  const states = await statesOf(member);
  expect(states.slice(-2)).toEqual(['fired held', 'waiting held']);
});

test.each([
  ['is postponed', "status = 'postponed'"],
  ['has begun by its clock', "game_time = clock() - interval '1 minute'"],
])('what is queued does not leave where its game %s', async (_, change) => {
  const member = await oneMember();
  const id = await storedTrialGame();
  await setWish(member, homeWish(id, -105));
  await check([gameNow(id, [homeAt(-104)])]);
  await trial.database.query(`update games set ${change} where id = $1`, [id]);
  await runTrial();
  expect(textsTo(member)).toEqual([]);
  expect(await alertsTo(member)).toMatchObject([{ state: 'dropped', why: 'closed' }]);
});

test.each([
  ['paused', ({ id }: Texted) => alertsStore().pause({ memberId: id, sessionId: null }, true)],
  [
    'deleted',
    async (member: Texted) => alertsStore().drop(member.id, (await idsOf(member))[0] ?? 0),
  ],
] as const)('what was tried without an answer does not leave once it is %s', async (why, end) => {
  const member = await oneMember();
  const id = await storedTrialGame();
  await setWish(member, homeWish(id, -105));
  await check([gameNow(id, [homeAt(-104)])]);
  twilio.account.behave({ status: 500, code: 20_500 });
  await runTrial();
  expect(await alertsTo(member)).toMatchObject([{ state: 'queued' }]);
  await end(member);
  twilio.account.behave('take');
  await at(5 * MINUTE);
  await runTrial();
  expect(textsTo(member)).toEqual([]);
  expect(await alertsTo(member)).toMatchObject([{ state: 'dropped', why }]);
});

test('what was dropped before it left is none of the day’s 5', async () => {
  const member = await oneMember();
  const ids = await Promise.all(Array.from({ length: 6 }, () => storedTrialGame()));
  for (const id of ids) await setWish(member, homeWish(id, -105));
  const shown = ids.map((id) => gameNow(id, [homeAt(-104)]));
  expect(await check(shown.slice(0, 5))).toMatchObject({ fired: 5, messages: 5 });
  await alertsStore().pause({ memberId: member.id, sessionId: null }, true);
  await alertsStore().pause({ memberId: member.id, sessionId: null }, false);
  expect(await check(shown.slice(5))).toMatchObject({ fired: 1, messages: 1 });
  await runTrial();
  expect(textsTo(member)).toHaveLength(1);
});

test('a channel that the owner has turned off tells nothing', async () => {
  const member = await oneMember();
  const id = await storedTrialGame();
  const set = await setWish(member, homeWish(id, -105), {}, ['push', 'email']);
  expect(set).toEqual({ channels: [], paused: false });
  const off = alertsStore(['push', 'email']);
  expect(await off.readShown({ memberId: member.id, sessionId: null })).toMatchObject({
    channels: [],
    withoutAlerts: [],
  });
  const counts = await check([gameNow(id, [homeAt(-104)])], { alerts: off });
  expect(counts).toMatchObject({ fired: 1, messages: 0 });
  expect(await statesOf(member)).toEqual(['fired listed']);
  expect(await alertsStore().readShown({ memberId: member.id, sessionId: null })).toMatchObject({
    channels: ['sms'],
  });
});

test('an alert of a side ends where the feed changes sides; one of a total or a league goes on', async () => {
  const member = await oneMember();
  const id = await storedTrialGame();
  const price = { kind: 'price', gameId: id, american: 300 } as const;
  await setWish(member, { ...price, market: 'moneyline', side: 'home' });
  await setWish(member, { ...price, market: 'spread', side: 'away', line: 3.5 });
  await setWish(member, { ...price, market: 'total', side: 'over', line: 47.5 });
  await setWish(member, { kind: 'return', league: 'NFL', cents: 50 });
  await trial.database.query(
    'update games set home_team_id = away_team_id, away_team_id = home_team_id where id = $1',
    [id],
  );
  const swapped = ['ended', 'ended', 'waiting', 'waiting'];
  expect(await statesOf(member)).toEqual(swapped);
  const game = gameNow(id, [homeAt(400)], 6 * ALERT_HOUR);
  const shown = { ...game, homeTeam: game.awayTeam, awayTeam: game.homeTeam };
  expect(await check([shown])).toMatchObject({ ended: 2, messages: 0 });
  expect(await statesOf(member)).toEqual(swapped);
});
