import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EXAMPLE_GAME } from '#domain/exampleGame.fixture.ts';
import { listedGame } from '#domain/listedGame.ts';
import { priceMarks } from '#domain/prices/priceMark.ts';
import { type FollowedPage, follower } from './follower.ts';
import { fetchLater, type LaterSlate } from './laterSlate.ts';

const { id, league, odds, asOf } = EXAMPLE_GAME;
const [quote] = odds;
const SLATE = '/api/slate';
const GAMES = '/api/games/upcoming?league=nfl';
const STATS = '/api/stats/platform';
const stats = { totalPredictions: 3, winRate: 66.7, roi: null, todaysGames: 9, asOf };
const entry = (price: number) => ({
  ...quote,
  id,
  odds: {
    moneyline: quote?.moneyline,
    spread: { ...quote?.spread, line: price },
    total: quote?.total,
  },
});

const answers = new Map<string, unknown>();
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  answers.clear();
  answers.set(SLATE, { contentHash: 'new', asOf: { NFL: asOf } });
  answers.set(GAMES, [listedGame(EXAMPLE_GAME)]);
  answers.set(STATS, stats);
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const answer = answers.get(path);
    return Response.json(answer ?? { error: 'down' }, { status: answer === undefined ? 503 : 200 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page of NFL games with platform tiles, and what has become of it. */
function pageOf(hash: string) {
  const done: string[] = [];
  const drawn: LaterSlate[] = [];
  const page: FollowedPage = {
    hash: () => hash,
    prices: () => new Map([[id, priceMarks(odds)]]),
    fetch: (contentHash) => fetchLater(contentHash, { league, tiles: true }),
    confirm: () => done.push('confirm'),
    wait: () => done.push('wait'),
    draw: async (slate) => {
      done.push('draw');
      drawn.push(slate);
    },
    fail: () => done.push('fail'),
  };
  return { done, drawn, ...follower(page) };
}

test('while the slate it shows is up, a page is confirmed and asks for nothing else', async () => {
  const { check, done } = pageOf('new');
  expect(await check()).toBe('confirmed');
  expect(done).toEqual(['confirm']);
  expect(asked).toEqual([SLATE]);
});

test('a later slate is drawn once everything the page shows of it is there, with the time of its data', async () => {
  const { check, done, drawn } = pageOf('old');
  expect(await check()).toBe('drawn');
  expect(done).toEqual(['wait', 'draw']);
  expect(drawn[0]).toMatchObject({ contentHash: 'new', asOf, stats, games: [{ id }] });
});

test.each([
  ['which slate is up', SLATE],
  ['its games', GAMES],
  ['its platform figures', STATS],
])('without %s nothing is drawn, and the page says so', async (_what, path) => {
  answers.delete(path);
  const { check, done } = pageOf('old');
  expect(await check()).toBe('failed');
  expect(done).not.toContain('draw');
  expect(done).toContain('fail');
});

test('two who ask at once get one answer', async () => {
  const { check } = pageOf('old');
  expect(await Promise.all([check(), check()])).toEqual(['drawn', 'drawn']);
  expect(asked.filter((path) => path === GAMES)).toHaveLength(1);
});

test('both odds endpoints are asked; the slate only where a price has moved', async () => {
  answers.set('/api/odds/espn', { NFL: [entry(quote?.spread?.line ?? 0)] });
  answers.set('/api/odds/bovada', {});
  const { checkPrices, done } = pageOf('old');
  await checkPrices();
  expect(asked.sort()).toEqual(['/api/odds/bovada', '/api/odds/espn']);
  expect(done).toEqual([]);
  answers.set('/api/odds/espn', { NFL: [entry(-9)] });
  await checkPrices();
  expect(done).toEqual(['wait', 'draw']);
});

test('odds that cannot be had move no price', async () => {
  const { checkPrices, done } = pageOf('old');
  await checkPrices();
  expect(done).toEqual([]);
});
