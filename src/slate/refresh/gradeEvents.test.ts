import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { EventSport } from '#domain/events/event.ts';
import type { Bout } from '#domain/events/fightCard.ts';
import { WHOLE_EVENT } from '#domain/events/parts.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { contenders, likeliestContender } from '#domain/events/winners.ts';
import { devigPower } from '#domain/prices/devig.ts';
import { isWinnerPick } from '#domain/record/recordRow.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { answered } from '#test/answered.ts';
import {
  DRIVERS,
  FIELD,
  fightCard,
  mainBout,
  openingBout,
  race,
  scriptedEvents,
  tennisMatch,
  tournament,
} from '#test/eventExample.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { saidLongAgo } from '#test/saidLongAgo.ts';

let database: TestDatabase;
let store: Store;

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());
afterEach(async () => {
  // Each test starts on an empty store; only the superuser can empty what is append-only.
  await database.query("set session_replication_role = 'replica'");
  await database.query(
    'truncate games, teams, events, slates, current_slate, ledger, grades, event_grades, record_state, builds cascade',
  );
  await database.query("set session_replication_role = 'origin'");
});

const refresh = (
  sport: EventSport,
  events: readonly FeedEvent[],
  source = scriptedSource({}),
  sample = false,
) =>
  refreshTestSlate({
    store,
    source: sample ? { ...source, name: 'demo', sample } : source,
    events: scriptedEvents({ [sport]: events }, sample),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });

/** The graded winner picks. */
const winners = async () => (await store.readRecordRows()).filter(isWinnerPick);

async function begin(): Promise<void> {
  await saidLongAgo(database);
  await database.query("update events set start_time = public.clock() - interval '4 hours'");
}

const won = (bout: Bout, winner: 'a' | 'b' | 'draw' | 'noContest'): Bout => ({
  ...bout,
  result: { winner, method: 'decision' },
});

/** A card that was predicted and has since begun. */
async function fought(bouts: readonly Bout[] = [mainBout, openingBout]): Promise<void> {
  await refresh('UFC', [fightCard(1, { bouts })]);
  await begin();
}

const ends = (bouts: readonly Bout[], status: 'live' | 'final' = 'final') =>
  refresh('UFC', [fightCard(-4, { status, bouts })]);

test('the likelier fighter is graded at the published price, a draw gives the stake back', async () => {
  await fought();
  await ends([won(mainBout, 'a'), won(openingBout, 'draw')]);
  const [first, second] = (await winners()).toSorted((x, y) => x.part.localeCompare(y.part));
  expect(first).toMatchObject({
    kind: 'event',
    league: 'UFC',
    name: 'UFC 999: Makhachev vs. Poirier',
    market: 'moneyline',
    pick: 'Islam Makhachev',
    opponent: 'Dustin Poirier',
    outcome: 'win',
    price: -500,
    units: 0.2,
  });
  expect(first?.probability).toBeGreaterThan(50);
  expect(second).toMatchObject({ outcome: 'push', units: 0 });
  expect(await store.readRecord()).toEqual({
    graded: 2,
    wins: 1,
    losses: 0,
    staked: 2,
    units: 0.2,
  });
  // Readers are told what this very run has graded.
  expect(await answered(store, ANSWER_KEYS.platformStats)).toMatchObject({ totalPredictions: 2 });
});

test('a bout is graded as it ends, once, and again when its result is corrected or taken back', async () => {
  await fought();
  const record = async () => {
    const { graded, wins, losses } = await store.readRecord();
    return { graded, wins, losses };
  };
  await ends([won(mainBout, 'a'), openingBout], 'live');
  expect(await record()).toEqual({ graded: 1, wins: 1, losses: 0 });
  await ends([won(mainBout, 'a'), openingBout], 'live');
  expect(await record()).toEqual({ graded: 1, wins: 1, losses: 0 });
  await ends([won(mainBout, 'b'), openingBout]);
  expect(await record()).toEqual({ graded: 1, wins: 0, losses: 1 });
  // A result that is taken back takes no grade away: the last one said counts.
  await ends([mainBout, openingBout]);
  expect(await record()).toEqual({ graded: 1, wins: 0, losses: 1 });
  await ends([won(mainBout, 'noContest'), openingBout]);
  expect(await record()).toEqual({ graded: 1, wins: 0, losses: 0 });
  const graded = await database.query<{ market: string; outcome: string }>(
    `select payload::jsonb ->> 'market' as market, payload::jsonb ->> 'outcome' as outcome from ledger
     where kind = 'grade' and payload::jsonb ->> 'basis' = 'pick' order by seq`,
  );
  expect(graded.map(({ market, outcome }) => `${market} ${outcome}`)).toEqual([
    'moneyline win',
    expect.stringMatching(/^method (win|loss)$/),
    'moneyline loss',
    'method loss',
    'moneyline void',
    'method void',
  ]);
});

test('where someone else fought in the end, the stake comes back', async () => {
  await fought([mainBout]);
  await ends([won({ ...mainBout, b: { name: 'Charles Oliveira' } }, 'b')]);
  expect(await winners()).toMatchObject([
    { pick: 'Islam Makhachev', opponent: 'Dustin Poirier', outcome: 'void' },
  ]);
});

test('corners that the feed swaps are the same two', async () => {
  await fought([mainBout]);
  const swapped = { ...mainBout, a: mainBout.b, b: mainBout.a };
  await ends([won(swapped, 'b')]);
  expect(await winners()).toMatchObject([{ pick: 'Islam Makhachev', outcome: 'win' }]);
});

test('the close is what was asked last before the start, whatever the feed goes on to say and in whichever corners', async () => {
  const bout = { ...mainBout };
  await refresh('UFC', [fightCard(0.3, { bouts: [bout] })]);
  await database.moveClock(3_600_000);
  const [before] = bout.moneyline ?? [];
  if (!before) throw new Error('no price');
  const asOf = new Date(Date.now() + 3_000_000).toISOString();
  const newer = { ...before, asOf, a: 1000, b: -2000 };
  const swapped = { ...mainBout, a: mainBout.b, b: mainBout.a, moneyline: [newer] };
  await refresh('UFC', [fightCard(0.3, { status: 'final', bouts: [won(swapped, 'b')] })]);
  await database.moveClock(0);
  const [winner] = await winners();
  expect(winner).toMatchObject({ outcome: 'win', closingPrice: -500 });
  expect(winner?.closingProbability).toBeCloseTo(100 * (devigPower([-500, 380])[0] ?? 0), 9);
  const [grade] = await database.query<{ said: unknown }>(
    `select payload::jsonb as said from ledger where kind = 'grade' and payload::jsonb ->> 'market' = 'moneyline'`,
  );
  expect(grade?.said).toMatchObject({
    rule: 1,
    closing: [{ book: 'book', asOf: before.asOf, a: 380, b: -500 }],
    closingWithheld: 0,
    ended: {
      contest: 'bout',
      names: ['Dustin Poirier', 'Islam Makhachev'],
      winner: 'Islam Makhachev',
      method: 'decision',
    },
    result: { feed: 'live', toldAt: expect.any(String) },
  });
});

test('a match without a price counts for the record and not for the units', async () => {
  await refresh('Tennis', [tennisMatch(1, { moneyline: undefined })]);
  const [match] = await store.readEvents();
  const pick = match && likeliestContender(contenders(match, WHOLE_EVENT) ?? []);
  await begin();
  const winner = pick?.id === 'a' ? 'b' : 'a';
  const result = { winner, sets: [[6, 4]], retired: true } as const;
  await refresh('Tennis', [tennisMatch(-4, { status: 'final', moneyline: undefined, result })]);
  expect(await winners()).toMatchObject([{ pick: pick?.name, outcome: 'loss' }]);
  expect(await store.readRecord()).toMatchObject({ graded: 1, losses: 1, staked: 0, units: 0 });
});

test('of a race and a tournament the likeliest winner is the pick', async () => {
  await refresh('F1', [race(1)]);
  await refresh('Golf', [tournament(1)]);
  const picks = (await store.readEvents()).map((event) => ({
    kind: event.kind,
    name: likeliestContender(contenders(event, WHOLE_EVENT) ?? [])?.name,
  }));
  const driver = picks.find(({ kind }) => kind === 'race')?.name ?? '';
  await begin();
  const order = [...DRIVERS.filter((name) => name !== driver)];
  const result = { order, retired: [driver] };
  await refresh('F1', [race(-4, { status: 'final', result })]);
  const golfers = FIELD.map(({ id }) => id);
  await refresh('Golf', [
    tournament(-4, { status: 'final', result: { winner: 'g7', order: golfers } }),
  ]);
  const graded = await winners();
  expect(graded.map(({ market, pick, outcome }) => [market, pick, outcome]).sort()).toEqual(
    [
      ['outright', 'Golfer 7', 'win'],
      ['outright', driver, 'loss'],
    ].sort(),
  );
  expect(graded.every(({ opponent }) => opponent === undefined)).toBe(true);
  // One pick from a field mostly loses: it is counted, but not in the win rate.
  expect(await store.readRecord()).toMatchObject({ graded: 2, wins: 0, losses: 0 });
});

test('samples are never graded', async () => {
  const none = scriptedSource({});
  await refresh('UFC', [fightCard(1)], none, true);
  await begin();
  const bouts = [won(mainBout, 'b')];
  await refresh('UFC', [fightCard(-4, { status: 'final', bouts })], none, true);
  expect(await winners()).toEqual([]);
  expect(await store.readRecord()).toMatchObject({ graded: 0 });
});

test('what was first seen after its start has no prediction and no grade', async () => {
  await ends([won(mainBout, 'a')]);
  expect(await winners()).toEqual([]);
});

test('games and events count in one record, and both name who was picked', async () => {
  const source = scriptedSource({ NFL: [nflGame('1', 1)] });
  await refresh('UFC', [fightCard(1, { bouts: [mainBout] })], source);
  await begin();
  await saidLongAgo(database);
  await database.query("update games set game_time = public.clock() - interval '4 hours'");
  const score = { home: 30, away: 10 };
  const final = nflGame('1', -4, { status: 'final', score, detail: 'Final' });
  await refresh(
    'UFC',
    [fightCard(-4, { status: 'final', bouts: [won(mainBout, 'b')] })],
    scriptedSource({ NFL: [final] }),
  );
  expect(await store.readRecord()).toMatchObject({ graded: 2, staked: 2 });
  const [game] = (await winners()).filter(({ kind }) => kind === 'game');
  expect(game?.name).toBe('Kansas City Chiefs @ Buffalo Bills');
  const names = [game?.pick, game?.opponent].sort();
  expect(names).toEqual(['Buffalo Bills', 'Kansas City Chiefs']);
  expect(game?.outcome).toBe(game?.pick === 'Buffalo Bills' ? 'win' : 'loss');
  expect(game?.probability).toBeGreaterThan(50);
});

test('results change the ratings of the next refresh', async () => {
  const rematch = (hours: number) => ({
    ...fightCard(hours, { bouts: [openingBout] }),
    sourceId: 'rematch',
  });
  const chance = async () => {
    const card = (await store.readEvents()).find(({ status }) => status === 'scheduled');
    return (card && contenders(card, '2')?.[0]?.probability) ?? Number.NaN;
  };
  await refresh('UFC', [rematch(300)]);
  const before = await chance();
  const knockout = { ...openingBout, result: { winner: 'b', method: 'knockout' } } as const;
  await refresh('UFC', [fightCard(-4, { status: 'final', bouts: [knockout] }), rematch(300)]);
  expect(await chance()).toBeLessThan(before);
});
