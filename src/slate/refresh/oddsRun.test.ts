import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import { EVERYTHING, planRun, type Scope } from '#domain/operation/plan.ts';
import type { DayRange, Source } from '#feeds/source.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';

let database: TestDatabase;
let store: Store;

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());

const NEAR: Scope = { kind: 'odds', leagues: ['NFL'], sports: [] };

const asked: [League, DayRange][] = [];
/** A source that records its requests. */
function heard(answers: Parameters<typeof scriptedSource>[0]): Source {
  const source = scriptedSource(answers);
  return {
    ...source,
    games: (league, days, now) => {
      asked.push([league, days]);
      return source.games(league, days, now);
    },
  };
}
const refresh = (source: Source, scope: Scope, now = new Date()) => {
  asked.length = 0;
  return refreshTestSlate({ store, source, scope, trigger: 'schedule', now, log: () => {} });
};

/** Arsenal against Chelsea, starting in two days. */
const eplGame = (line: number): FeedGame => {
  const game = nflGame('9', 48);
  const [quote] = game.odds;
  if (!quote) throw new Error('no quote');
  const team = (name: string, ratingKey: string) => ({
    name,
    shortName: name,
    abbreviation: ratingKey,
    ratingKey,
  });
  return {
    ...game,
    league: 'EPL',
    homeTeam: team('Arsenal', 'Arsenal'),
    awayTeam: team('Chelsea', 'Chelsea'),
    odds: [{ ...quote, total: { line } }],
  };
};
const nfl = (line: number): FeedGame => {
  const game = nflGame('1', 1);
  const [quote] = game.odds;
  if (!quote) throw new Error('no quote');
  return { ...game, odds: [{ ...quote, spread: { line } }] };
};
const shown = async () =>
  new Map(
    (await store.readPublishedGames()).map(({ league, prediction }) => [league, prediction?.id]),
  );

test('prices near a start: that league alone is asked, its days alone, and all others stay as they are', async () => {
  await refresh(heard({ NFL: [nfl(-1.5)], EPL: [eplGame(2.5)] }), EVERYTHING);
  const before = await shown();
  expect(new Set(asked.map(([league]) => league)).size).toBe(EVERYTHING.leagues.length);
  await refresh(heard({ NFL: [nfl(-4.5)], EPL: [eplGame(3.5)] }), NEAR);
  expect(asked.map(([league]) => league)).toEqual(['NFL']);
  const [[, days] = []] = asked;
  expect(Date.parse(days?.to ?? '') - Date.parse(days?.from ?? '')).toBeLessThanOrEqual(86_400_000);
  const after = await shown();
  expect([...after.keys()].sort()).toEqual(['EPL', 'NFL']);
  expect(after.get('NFL')).not.toBe(before.get('NFL'));
  expect(after.get('EPL')).toBe(before.get('EPL'));
  const [games] = await database.query<{ line: string }>(
    "select o.total_line as line from latest_odds o join games g on g.id = o.game_id where g.league = 'EPL'",
  );
  expect(Number(games?.line)).toBe(2.5);
});

test('a game keeps the time at which the ledger took its first prediction', async () => {
  const slate = await store.readWholeSlate();
  const id = slate?.games.find(({ league }) => league === 'NFL')?.id ?? 0;
  const said = await database.query<{ appended_at: string }>(
    "select appended_at from ledger where kind = 'prediction' and game_id = $1 order by seq",
    [id],
  );
  const [first, last] = [said[0], said.at(-1)].map((row) => new Date(row?.appended_at ?? 0));
  expect(first?.getTime()).toBeLessThan(last?.getTime() ?? 0);
  expect(new Date(slate?.firstSaid.get(id) ?? 0)).toEqual(first);
});

test('it neither thins nor looks back, and is no full refresh', async () => {
  const { runs, stages } = await store.readOperationState();
  expect(runs.map(({ kind, status }) => [kind, status])).toEqual([
    ['odds', 'done'],
    ['full', 'done'],
  ]);
  const [odds, full] = runs;
  expect(stages.find(({ stage }) => stage === 'grade')?.runId).toBe(odds?.id);
  expect(stages.find(({ stage }) => stage === 'lookBack')?.runId).toBe(full?.id);
  expect((await store.readDue(90)).lastFull).toBe(full?.startedAt);
});

test('when that league’s feed fails the run is done all the same, and the game keeps its prediction', async () => {
  const before = await shown();
  await refresh(heard({ NFL: 'down' }), NEAR);
  expect(await shown()).toEqual(before);
  const { runs, leagues } = await store.readOperationState();
  expect(runs[0]).toMatchObject({ kind: 'odds', status: 'done' });
  const league = leagues.find((one) => one.league === 'NFL');
  expect(Date.parse(league?.askedAt ?? '')).toBeGreaterThan(Date.parse(league?.answeredAt ?? ''));
  expect(league?.on).toBe(true);
});

test('what is due follows from the games in the store', async () => {
  const due = await store.readDue(90);
  expect(due.leagues).toEqual(['NFL']);
  expect((await store.readDue(30)).leagues).toEqual([]);
  const golfAsked = new Date().toISOString();
  expect(planRun({ ...due, golfAsked }, new Date())).toEqual(NEAR);
  await database.query("set session_replication_role = 'replica'");
  await database.query('update games set sample = true');
  await database.query("set session_replication_role = 'origin'");
  expect((await store.readDue(90)).leagues).toEqual([]);
});
