import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import { summarize } from '#domain/words/summary.ts';
import { rerun } from '#engine/rerun.ts';
import { type Source, SourceError } from '#feeds/source.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { ANSWER_KEYS } from '#slate/answers/keys.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { answered } from '#test/answered.ts';
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
    'truncate games, teams, slates, current_slate, predictions, ledger, grades, builds cascade',
  );
  await database.query("set session_replication_role = 'origin'");
});

const logged: string[] = [];
const refresh = (source: Source, now = new Date()) =>
  refreshTestSlate({ store, source, trigger: 'manual', now, log: (line) => logged.push(line) });

const final = (sourceId: string, home: number, away: number): FeedGame =>
  nflGame(sourceId, -4, { status: 'final', score: { home, away }, detail: 'Final' });

/** A game that was predicted and has since begun. */
async function played(): Promise<number> {
  await refresh(scriptedSource({ NFL: [nflGame('1', 1)] }));
  const [game] = await store.readPublishedGames();
  await saidLongAgo(database);
  await database.query("update games set game_time = public.clock() - interval '4 hours'");
  return game?.prediction?.id ?? -1;
}

test('a refresh ends in exactly the games of the feed, each predicted and on the ledger', async () => {
  await refresh(scriptedSource({ NFL: [nflGame('1', 1), nflGame('2', 30)] }));
  const games = await store.readPublishedGames();
  expect(games).toHaveLength(2);
  const ids = games.map((game) => game.prediction?.id ?? -1);
  expect([...(await store.readLedgerEntries(ids)).keys()].sort()).toEqual([...ids].sort());
});

test('a side new to the ratings is predicted and said to be new; one without a key leaves its game without a figure', async () => {
  const { homeTeam } = nflGame('1', 1);
  const stranger = { ...homeTeam, name: 'London Monarchs', abbreviation: 'LON', ratingKey: 'LON' };
  const { ratingKey: _, ...selection } = { ...stranger, name: 'Team Rice', abbreviation: 'TR' };
  const newcomer = nflGame('1', 1, { homeTeam: stranger });
  const exhibition = nflGame('2', 2, { homeTeam: selection });
  await refresh(scriptedSource({ NFL: [newcomer, exhibition] }));
  const games = await store.readPublishedGames();
  const predictionOf = (name: string) =>
    games.find((game) => game.homeTeam.name === name)?.prediction;
  expect(predictionOf('London Monarchs')?.bothRated).toBe(false);
  expect(predictionOf('London Monarchs')?.recipe.notes).toContain(
    'London Monarchs is new to the ratings: starts at the level of an expansion team, wide range',
  );
  expect(games).toHaveLength(2);
  expect(predictionOf('Team Rice')).toBeUndefined();
});

test('every figure of a prediction follows from its grid, and the grid from its recipe', async () => {
  await refresh(scriptedSource({ NFL: [nflGame('1', 1)] }));
  const [game] = await store.readPublishedGames();
  if (!game?.prediction) throw new Error('no prediction');
  const { id, recipe, asOf, ratedFrom, own, anchor, bothRated, learnedTo, ...said } =
    game.prediction;
  const { projectedPlayerStats: players = [], ...figures } = said;
  expect(rerun(recipe)).toEqual(figures.simulationData.grid);
  expect(figures).toEqual(summarize(figures.simulationData.grid, false, anchor, own));
  expect(players.map(({ position }) => position)).toContain('QB');
  expect(anchor?.spread?.line).toBe(-1.5);
  expect(anchor?.total?.line).toBe(47.5);
  expect(bothRated).toBe(true);
  expect(learnedTo).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('repeated with nothing new it adds nothing, and confirms the slate', async () => {
  const source = scriptedSource({ NFL: [nflGame('1', 1)] });
  const first = await refresh(source);
  const before = await store.readCurrentSlate();
  const second = await refresh(source);
  const after = await store.readCurrentSlate();
  expect(second).toEqual(first);
  expect(Date.parse(after?.asOf ?? '')).toBeGreaterThan(Date.parse(before?.asOf ?? ''));
  const [counts] = await database.query(
    'select (select count(*) from predictions) as predictions, (select count(*) from ledger) as ledger, (select count(*) from slates) as slates',
  );
  expect(counts).toEqual({ predictions: '1', ledger: '1', slates: '1' });
});

test('a price that is confirmed again is as fresh as its confirmation', async () => {
  const source = scriptedSource({ NFL: [nflGame('1', 1)] });
  await refresh(source, new Date(Date.now() - 60_000));
  const now = new Date();
  await refresh(source, now);
  const [game] = await store.readPublishedGames();
  expect(game?.odds.map((quote) => quote.asOf)).toEqual([now.toISOString()]);
  const current = await store.readCurrentSlate();
  expect(await answered(store, ANSWER_KEYS.slate)).toEqual({
    contentHash: current?.contentHash,
    asOf: { NFL: now.toISOString() },
  });
});

test('a moved line is a new prediction and a new ledger entry; moved back, the ledger says so again', async () => {
  const at = (line: number) => {
    const game = nflGame('1', 1);
    const [quote] = game.odds;
    if (!quote) throw new Error('no quote');
    return scriptedSource({ NFL: [{ ...game, odds: [{ ...quote, spread: { line } }] }] });
  };
  for (const line of [-1.5, -3, -1.5]) await refresh(at(line));
  const [counts] = await database.query(
    'select (select count(*) from predictions) as predictions, (select count(*) from ledger) as ledger',
  );
  expect(counts).toEqual({ predictions: '2', ledger: '3' });
});

test('a league whose feed fails keeps its games; the others go on', async () => {
  await refresh(scriptedSource({ NFL: [nflGame('1', 1)] }));
  await refresh(scriptedSource({ NFL: 'down' }));
  expect(await store.readPublishedGames()).toHaveLength(1);
  expect(logged).toContainEqual(expect.stringContaining('NFL is down'));
});

test('when every feed fails the run fails and the last slate stays up', async () => {
  await refresh(scriptedSource({ NFL: [nflGame('1', 1)] }));
  const before = await store.readCurrentSlate();
  const down: Source = {
    ...scriptedSource({}),
    games: async () => {
      throw new SourceError('NFL is down');
    },
  };
  await expect(refresh(down)).rejects.toThrow('no league could be read');
  expect(await store.readCurrentSlate()).toEqual(before);
  const [run] = await database.query(
    'select status, error from refresh_runs order by id desc limit 1',
  );
  expect(run).toMatchObject({ status: 'failed', error: expect.stringContaining('NFL is down') });
});

test('77: of two refreshes at once one does the work', async () => {
  const source = scriptedSource({ NFL: [nflGame('1', 1)] });
  const outcomes = await Promise.all([refresh(source), refresh(source)]);
  expect(outcomes.map((outcome) => outcome.status).sort()).toEqual(['busy', 'done']);
});

test('a game that has begun keeps the prediction it had, and gets no other', async () => {
  const predictionId = await played();
  const live = nflGame('1', -4, { status: 'live', score: { home: 3, away: 0 }, detail: 'Q1' });
  await refresh(scriptedSource({ NFL: [live] }));
  const [game] = await store.readPublishedGames();
  expect(game).toMatchObject({ status: 'live', prediction: { id: predictionId } });
});

test('a game first seen after its start is published without a prediction', async () => {
  await refresh(scriptedSource({ NFL: [final('1', 20, 17)] }));
  const [game] = await store.readPublishedGames();
  expect(game?.status).toBe('final');
  expect(game?.prediction).toBeUndefined();
});

test('a finished game is graded once at the published price, and again when its score is corrected', async () => {
  const predictionId = await played();
  const grades = () =>
    database.query<{ pick: string; outcome: string; units: string }>(
      `select pick, outcome, units from grades where prediction_id = $1 and market = 'moneyline' and basis = 'pick'
       order by result_version`,
      [predictionId],
    );
  await refresh(scriptedSource({ NFL: [final('1', 30, 10)] }));
  await refresh(scriptedSource({ NFL: [final('1', 30, 10)] }));
  const [first, ...none] = await grades();
  expect(none).toEqual([]);
  const homePicked = first?.pick === 'home';
  expect(first?.outcome).toBe(homePicked ? 'win' : 'loss');
  expect(Number(first?.units)).toBeCloseTo(homePicked ? 100 / 122 : -1, 3);
  await refresh(scriptedSource({ NFL: [final('1', 10, 30)] }));
  expect((await grades()).map((row) => row.outcome)).toEqual(
    homePicked ? ['win', 'loss'] : ['loss', 'win'],
  );
  // Spread and total had lines without a price: they are graded, but stake nothing.
  expect(await store.readRecord()).toMatchObject({ graded: 1, staked: 1 });
  const markets = (await store.readRecordRows()).map(({ market }) => market);
  expect(markets.sort()).toEqual(['moneyline', 'spread', 'total']);
});

test('a final that the feed takes back stays on the record: the last grade said counts', async () => {
  await played();
  await refresh(scriptedSource({ NFL: [final('1', 30, 10)] }));
  expect(await store.readRecord()).toMatchObject({ graded: 1 });
  const score = { home: 30, away: 10 };
  const live = nflGame('1', -4, { status: 'live', score, detail: 'Q4' });
  await refresh(scriptedSource({ NFL: [live] }));
  expect(await store.readRecord()).toMatchObject({ graded: 1 });
  await refresh(scriptedSource({ NFL: [final('1', 30, 10)] }));
  expect(await store.readRecord()).toMatchObject({ graded: 1 });
});

test('results change the ratings of the next refresh', async () => {
  const next = nflGame('2', 30);
  await refresh(scriptedSource({ NFL: [next] }));
  const before = (await store.readPublishedGames())[0]?.prediction?.homeWinProbability;
  await refresh(scriptedSource({ NFL: [final('1', 55, 0), next] }));
  const after = (await store.readPublishedGames()).find((game) => game.status === 'scheduled');
  expect(after?.prediction?.homeWinProbability).toBeGreaterThan(before ?? 100);
});
