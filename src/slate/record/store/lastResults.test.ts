import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame } from '#test/refreshExample.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database?.stop());

const final = (id: string, gameTime: string, change: Partial<FeedGame> = {}): FeedGame =>
  nflGame(id, 0, {
    gameTime,
    status: 'final',
    score: { home: 21, away: 20 },
    detail: 'Final',
    ...change,
  });

test('final scores of a league from a day on, the latest first; none of samples and preseason', async () => {
  const store = storeOn(database);
  const lease = await store.acquireLease('manual', 600);
  if (!lease) throw new Error('the lease is held');
  const asOf = new Date();
  const games = [
    final('early', '2026-09-01T18:00:00.000Z'),
    final('first', '2026-11-08T18:00:00.000Z'),
    final('second', '2026-11-15T18:00:00.000Z', { neutralSite: true }),
    final('preseason', '2026-11-16T18:00:00.000Z', { preseason: true }),
    nflGame('to come', 1),
  ];
  await store.ingestGames(lease, { name: 'espn', sample: false, asOf }, games);
  const sample = [final('sample', '2026-11-17T18:00:00.000Z')];
  await store.ingestGames(lease, { name: 'demo', sample: true, asOf }, sample);
  const scores = await store.readLastResults('NFL', '2026-10-01');
  expect(scores.map(({ gameTime }) => gameTime.slice(0, 10))).toEqual(['2026-11-15', '2026-11-08']);
  expect(scores[0]).toMatchObject({ neutralSite: true, home: { score: 21 }, away: { score: 20 } });
  expect(await store.readLastResults('NBA', '2026-10-01')).toEqual([]);
});
