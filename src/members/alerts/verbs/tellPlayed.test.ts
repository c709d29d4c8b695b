import { beforeEach, expect, test } from 'vitest';
import { MOMENTS } from '#domain/live/momentsNow.ts';
import { footballAt } from '#domain/live/playedGame.fixture.ts';
import { travel, trial } from '#test/accounts/trial.ts';
import { follow, foundFiring, queue, tell, waitingGame } from '#test/alerts/playTrial.ts';
import { agreeTo, alertsStore, alertsTo, check, setWish, statesOf } from '#test/alerts/trial.ts';
import { withChannels, withDevice } from '#test/messages/channelsTrial.ts';
import { payingMembers, textsTo } from '#test/messages/trial.ts';

withChannels();
/** 6 PM in New York, a Saturday. */
const SIX = Date.parse('2026-11-21T23:00:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
let began = 0;
const at = (ms: number) => travel(SIX + ms - began);
beforeEach(async () => {
  began = Date.now();
  await trial.database.query('delete from live_states');
  await trial.database.query('delete from live_games');
  await at(0);
});

/** A member with a device who follows the Bills and asked for all moments. @param also whether texts are on, too */
async function asking({ also = false, follows = 'nfl:buffalo-bills' } = {}) {
  const [member] = await payingMembers(1);
  if (!member) throw new Error('nobody');
  const device = await withDevice(member, {}, undefined, 'test+alerts');
  if (also) await agreeTo(member);
  await follow(member, follows);
  for (const moment of MOMENTS) await setWish(member, { kind: 'play', moment });
  return { ...member, seen: () => [...device.shown.values()].join(String.raw`\n`) };
}

/** Messages that a member has seen, without head and foot. */
const saidTo = ({ seen }: Awaited<ReturnType<typeof asking>>): string[] =>
  seen()
    .split(String.raw`\n`)
    .filter((line) => /^(?:Chiefs|Close|Final)/.test(line));

test('752: from the start to a corrected final each moment is told once, whatever is tried again', async () => {
  const who = await asking();
  const game = await waitingGame();
  expect(await tell()).toBe(0);
  await at(2 * MINUTE);
  await foundFiring(game, 'playing', footballAt(0, 0, 1, 900));
  const queued = await Promise.all([queue(), queue(), queue()]);
  expect(queued.toSorted()).toEqual([0, 0, 1]);
  expect(await tell()).toBe(0);
  await at(60 * MINUTE);
  await foundFiring(game, 'playing', footballAt(7, 0, 2, 100));
  expect(await tell()).toBe(0);
  await at(160 * MINUTE);
  await foundFiring(game, 'playing', footballAt(20, 17, 4, 252), '4:12 - 4th Quarter');
  expect(await tell()).toBe(1);
  // Apart, and close again.
  for (const [home, left] of [
    [30, 200],
    [20, 150],
  ] as const) {
    await foundFiring(game, 'playing', footballAt(home, 17, 4, left));
    expect(await tell()).toBe(0);
  }
  await at(170 * MINUTE);
  await foundFiring(game, 'ended', footballAt(23, 17, 4, 0));
  expect(await tell()).toBe(1);
  await foundFiring(game, 'ended', footballAt(22, 17, 4, 0));
  expect(await tell()).toBe(0);
  expect(saidTo(who)).toEqual([
    'Chiefs at Bills has started.',
    'Close finish: Chiefs 17, Bills 20 (4:12 - 4th Quarter).',
    'Final: Chiefs 17, Bills 23. Bills: we said 66.7% to win. They won by 6: 70.0% of our games were closer.',
  ]);
  expect(await statesOf(who)).toEqual(['waiting told', 'waiting told', 'waiting told']);
});

test('what is late is dropped: a start after ten minutes, a game first seen later, a message that has not left', async () => {
  const who = await asking();
  const [late, unseen, held] = [await waitingGame(), await waitingGame(), await waitingGame()];
  await at(MINUTE);
  await foundFiring(late, 'playing', footballAt(0, 0, 1, 900));
  await at(12 * MINUTE);
  await foundFiring(unseen, 'playing', footballAt(0, 0, 1, 300));
  expect(await tell()).toBe(0);
  await foundFiring(held, 'playing', footballAt(0, 0, 1, 880));
  expect(await queue()).toBe(1);
  await at(23 * MINUTE);
  expect(await tell()).toBe(0);
  expect(saidTo(who)).toEqual([]);
  expect(await alertsTo(who)).toMatchObject([{ state: 'expired' }]);
});

test('a run that dies after the state is stored is caught up by the next one', async () => {
  const who = await asking();
  const game = await waitingGame();
  await foundFiring(game, 'playing', footballAt(20, 17, 4, 100), '1:40 - 4th Quarter');
  await at(MINUTE);
  await foundFiring(game, 'ended', footballAt(20, 17, 4, 0));
  await at(20 * MINUTE);
  expect(await tell()).toBe(1);
  expect(saidTo(who)).toEqual([expect.stringMatching(/^Final: Chiefs 17, Bills 20/)]);
});

test('only who follows the team is told, not who follows its league, and of nothing seen before it was asked for', async () => {
  const [league, other] = [
    await asking({ follows: 'nfl' }),
    await asking({ follows: 'nfl:miami-dolphins' }),
  ];
  const game = await waitingGame();
  await at(MINUTE);
  await foundFiring(game, 'playing', footballAt(0, 0, 1, 900));
  await at(2 * MINUTE);
  const late = await asking();
  expect(await tell()).toBe(0);
  await at(3 * HOUR);
  await foundFiring(game, 'ended', footballAt(27, 3, 4, 0));
  expect(await tell()).toBe(1);
  expect([league, other, late].map((who) => saidTo(who).length)).toEqual([0, 0, 1]);
});

test('at 10 PM a notification comes and a text does not; both come before 9 PM', async () => {
  const who = await asking({ also: true });
  const [early, later] = [await waitingGame(), await waitingGame()];
  await at(MINUTE);
  await foundFiring(early, 'playing', footballAt(0, 0, 1, 900));
  expect(await tell()).toBe(2);
  await at(4 * HOUR);
  await foundFiring(later, 'playing', footballAt(0, 0, 1, 900));
  expect(await tell()).toBe(1);
  expect(saidTo(who)).toHaveLength(2);
  expect(textsTo(who)).toHaveLength(1);
});

test('754: a text that was queued before 9 PM does not leave after it', async () => {
  const [member] = await payingMembers(1);
  if (!member) throw new Error('nobody');
  await agreeTo(member);
  await follow(member);
  await setWish(member, { kind: 'play', moment: 'final' });
  const game = await waitingGame();
  await at(3 * HOUR - MINUTE);
  await foundFiring(game, 'ended', footballAt(20, 17, 4, 0));
  expect(await queue()).toBe(1);
  await at(3 * HOUR + MINUTE);
  expect(await tell()).toBe(0);
  expect(textsTo(member)).toEqual([]);
  expect(await alertsTo(member)).toMatchObject([{ channel: 'sms', state: 'expired' }]);
});

/** Hours of the member in which nothing is told. */
const quietFrom = ({ id }: { readonly id: string }, from: number, to: number) =>
  alertsStore().setQuiet({ memberId: id, sessionId: null }, { from, to, zone: 'America/New_York' });

test('the quiet hours are the member’s own: from 11 PM to 8 AM unless they chose others, or none', async () => {
  const who = await asking();
  const games = [
    await waitingGame(),
    await waitingGame(),
    await waitingGame(),
    await waitingGame(),
  ];
  const [first = 0, second = 0, third = 0, fourth = 0] = games;
  await at(5 * HOUR - MINUTE);
  await foundFiring(first, 'playing', footballAt(0, 0, 1, 900));
  expect(await tell()).toBe(1);
  await at(5 * HOUR + MINUTE);
  await foundFiring(second, 'playing', footballAt(0, 0, 1, 900));
  expect(await tell()).toBe(0);
  expect(await quietFrom(who, 0, 0)).toBe(true);
  expect(await tell()).toBe(1);
  expect(await quietFrom(who, 20, 23)).toBe(true);
  await foundFiring(third, 'playing', footballAt(0, 0, 1, 900));
  expect(await tell()).toBe(1);
  // Queued before they begin.
  await foundFiring(fourth, 'playing', footballAt(0, 0, 1, 900));
  expect(await queue()).toBe(1);
  expect(await quietFrom(who, 22, 5)).toBe(true);
  await tell();
  expect(saidTo(who)).toHaveLength(3);
  expect((await alertsTo(who)).at(-1)).toMatchObject({ state: 'dropped', why: 'quiet hours' });
  await expect(quietFrom(who, 24, 3)).rejects.toThrow();
});

test('753: during a break, while alerts are paused or without Premium nobody is told', async () => {
  const [broken, paused, unpaid] = [await asking(), await asking(), await asking()];
  const [game, queued] = [await waitingGame(), await waitingGame()];
  await at(MINUTE);
  await foundFiring(queued, 'playing', footballAt(0, 0, 1, 900));
  expect(await queue()).toBe(3);
  await trial.database.query(
    `insert into exclusions (phone_hash, kind, began_at, ends_at)
      select phone_hash, 'pause', clock(), clock() + interval '1 day' from members where id = $1`,
    [broken.id],
  );
  await alertsStore().pause({ memberId: paused.id, sessionId: null }, true);
  await trial.database.query(
    `update subscriptions set access_until = clock() - interval '1 hour'
      where customer_id in (select id from customers where member_id = $1)`,
    [unpaid.id],
  );
  await foundFiring(game, 'playing', footballAt(0, 0, 1, 900));
  expect(await tell()).toBe(0);
  for (const who of [broken, paused, unpaid]) {
    expect(saidTo(who)).toEqual([]);
    expect(await alertsTo(who)).toMatchObject([{ state: 'dropped' }]);
  }
});

/** Makes another game of one that is stored, which stays what it is otherwise. */
const made = (game: number, change: string) =>
  trial.database.query(`do $do$ begin
    set local session_replication_role = replica;
    update games set ${change} where id = ${game};
  end $do$`);

test('767: a soccer game that goes on after 90 minutes is told once it is over, and how it was decided', async () => {
  const who = await asking({ follows: 'mls:buffalo-bills' });
  const game = await waitingGame();
  await made(game, `league = 'MLS', source = 'espn'`);
  const state = { sport: 'soccer', home: 1, away: 1, period: 2, minute: 90 } as const;
  const due = async () => {
    const [row] = await trial.database.query<{ due: readonly { readonly on: boolean }[] }>(
      'select live_due() as due',
    );
    return row?.due.filter(({ on }) => on).length;
  };
  await at(115 * MINUTE);
  await foundFiring(game, 'ended', state, "91'", true);
  expect(await tell()).toBe(0);
  await at(150 * MINUTE);
  expect(await due()).toBe(1);
  await foundFiring(game, 'ended', state, "120'+2'", true);
  expect(await tell()).toBe(0);
  await at(165 * MINUTE);
  await foundFiring(game, 'ended', state, 'FT-Pens');
  expect(await tell()).toBe(1);
  expect(await due()).toBe(0);
  await foundFiring(game, 'ended', state, 'FT-Pens');
  expect(await tell()).toBe(0);
  expect(saidTo(who)).toEqual([
    'Final on penalties. After 90 minutes: Chiefs 1, Bills 1. Bills: we said 66.7% to win. They drew: 10.0% of our games ended level.',
  ]);
});

test('768: a sample that is played is told to nobody', async () => {
  await asking();
  const game = await waitingGame();
  await made(game, 'sample = true');
  await at(MINUTE);
  await foundFiring(game, 'playing', footballAt(0, 0, 1, 900));
  await foundFiring(game, 'playing', footballAt(20, 17, 4, 100));
  await foundFiring(game, 'ended', footballAt(20, 17, 4, 0));
  expect(await tell()).toBe(0);
});

test('a close finish that has not left is dropped once the game is over', async () => {
  const who = await asking();
  const game = await waitingGame();
  await at(MINUTE);
  await foundFiring(game, 'playing', footballAt(20, 17, 4, 30));
  expect(await queue()).toBe(1);
  await at(2 * MINUTE);
  await foundFiring(game, 'ended', footballAt(20, 17, 4, 0));
  await tell();
  expect(saidTo(who)).toEqual([expect.stringMatching(/^Final/)]);
});

test('no more than five alerts come in a day in all, and the check after a refresh leaves these alone', async () => {
  const who = await asking();
  const games = await Promise.all(Array.from({ length: 7 }, waitingGame));
  await at(MINUTE);
  for (const game of games) await foundFiring(game, 'playing', footballAt(0, 0, 1, 900));
  expect(await tell()).toBe(5);
  expect(saidTo(who)).toHaveLength(5);
  expect(await check([])).toMatchObject({ looked: 0, fired: 0 });
});

test('what is held of them is in the member’s export, and gone with the account', async () => {
  const who = await asking();
  const game = await waitingGame();
  await at(MINUTE);
  await foundFiring(game, 'playing', footballAt(0, 0, 1, 900));
  await tell();
  await quietFrom(who, 22, 7);
  const { query } = trial.database;
  const [row] = await query<{ held: unknown }>('select export_alerts($1) as held', [who.id]);
  expect(row?.held).toMatchObject({
    settings: { quietFrom: 22, quietTo: 7 },
    alerts: [
      { wish: { kind: 'play', moment: 'start' }, firings: [{ gameId: game, outcome: 'told' }] },
      { wish: { kind: 'play', moment: 'close' } },
      { wish: { kind: 'play', moment: 'final' } },
    ],
  });
  await query('delete from members where id = $1', [who.id]);
  const [left] = await query<{ count: number }>(
    'select (select count(*) from member_alerts) + (select count(*) from alert_settings) as count',
  );
  expect(Number(left?.count)).toBe(0);
});
