import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';

let database: TestDatabase;
let store: Store;
/** Each test has its own game. */
let sourceId = '';
let tests = 0;

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
});
afterAll(() => database?.stop());
beforeEach(() => {
  sourceId = `game ${++tests}`;
});

const refresh = (games: readonly FeedGame[], through = store) =>
  refreshTestSlate({
    store: through,
    source: scriptedSource({ NFL: games }),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });

const at = (line: number, change: Partial<FeedGame> = {}): FeedGame => {
  const game = nflGame(sourceId, 1, change);
  return { ...game, odds: game.odds.map((quote) => ({ ...quote, spread: { line } })) };
};

/** The same store, but the game begins just before the slate goes up. */
const beginsMeanwhile = (): Store => ({
  ...store,
  publishSlate: async (lease, slate) => {
    await database.query('update games set game_time = public.clock() where source_id = $1', [
      sourceId,
    ]);
    return store.publishSlate(lease, slate);
  },
});

const venue = () => ({ venue: { name: sourceId } });
const shown = async () =>
  (await store.readPublishedGames()).find((game) => game.venue?.name === sourceId);

const said = async () =>
  (
    await database.query<{ prediction_id: string }>(
      "select prediction_id from ledger l join games g on g.id = l.game_id where g.source_id = $1 and kind = 'prediction' order by seq",
      [sourceId],
    )
  ).map((row) => Number(row.prediction_id));

test('a game that begins during the run goes up with no prediction; the rest of the slate is not lost', async () => {
  const other = nflGame('other', 30, { venue: { name: 'Other' } });
  await refresh([at(-1.5, venue()), other], beginsMeanwhile());
  expect(await shown()).toBeDefined();
  expect((await shown())?.prediction).toBeUndefined();
  expect(await said()).toEqual([]);
  const games = await store.readPublishedGames();
  expect(games.find((game) => game.venue?.name === 'Other')?.prediction).toBeDefined();
});

test('a game that begins during the run shows what the ledger said last, though the line has moved back', async () => {
  await refresh([at(-1.5, venue())]);
  await refresh([at(-3, venue())]);
  const last = (await said()).at(-1);
  await refresh([at(-1.5, venue())], beginsMeanwhile());
  expect(await said()).toHaveLength(2);
  expect((await shown())?.prediction?.id).toBe(last);
});

test('once the feed has called a game live it gets no new prediction, even if the feed takes that back', async () => {
  await refresh([at(-1.5, venue())]);
  const [first] = await said();
  const live = { ...venue(), status: 'live', score: { home: 7, away: 0 }, detail: 'Q1' } as const;
  await refresh([at(-1.5, live)]);
  await refresh([at(-9, venue())]);
  expect(await said()).toEqual([first]);
  expect(await shown()).toMatchObject({ status: 'scheduled', prediction: { id: first } });
});

test('72: a postponed game keeps its prediction, and gets another at its new time', async () => {
  await refresh([at(-1.5, venue())]);
  await refresh([at(-1.5, { ...venue(), status: 'postponed', detail: 'Postponed' })]);
  const [first] = await said();
  expect(await shown()).toMatchObject({ status: 'postponed', prediction: { id: first } });
  const gameTime = new Date(Date.now() + 48 * 3_600_000).toISOString();
  await refresh([at(-4, { ...venue(), gameTime })]);
  const [, second] = await said();
  expect(second).toBeDefined();
  expect(await shown()).toMatchObject({ gameTime, prediction: { id: second } });
});

test('what was said of a game is not shown of its sides the other way round', async () => {
  await refresh([at(-1.5, venue())]);
  const { homeTeam: awayTeam, awayTeam: homeTeam } = at(-1.5);
  const off = { ...venue(), status: 'postponed', detail: 'Postponed' } as const;
  await refresh([at(-1.5, { ...off, homeTeam, awayTeam })]);
  expect(await shown()).toBeDefined();
  expect((await shown())?.prediction).toBeUndefined();
  await refresh([at(-1.5, off)]);
  expect((await shown())?.prediction?.id).toBe((await said()).at(-1));
});

test('the chain vouches for the time of each entry', async () => {
  const rows = await database.query<{ payload: string; at: string }>(
    'select payload, extract(epoch from appended_at)::text as at from ledger',
  );
  expect(rows.length).toBeGreaterThan(3);
  for (const { payload, at: seconds } of rows) {
    const { appendedAt } = JSON.parse(payload);
    expect(Date.parse(appendedAt)).toBe(Math.floor(Number(seconds) * 1000));
    expect(payload).toMatch(/^\{"appendedAt":"[^"]+Z","game":/u);
  }
});
