import process from 'node:process';
import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { errorSchema } from '#contract/errors.ts';
import { gameById } from '#contract/gameById.ts';
import { gamesToday } from '#contract/gamesToday.ts';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import { oddsBovada, oddsEspn } from '#contract/odds.ts';
import { platformStats } from '#contract/platformStats.ts';
import { byStart } from '#domain/game/byStart.ts';
import { listedGame } from '#domain/game/listedGame.ts';
import { sortGames } from '#domain/game/sortGames.ts';
import { bestScore } from '#domain/prices/bestScore.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { createStore } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import handler from '../../../netlify/functions/games.ts';
import odds from '../../../netlify/functions/odds.ts';
import stats from '../../../netlify/functions/stats.ts';
import { ANSWER_KEYS } from './keys.ts';
import { createAnswerReader } from './reader.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
  process.env.SUPABASE_URL = database.supabaseUrl;
  process.env.SUPABASE_SECRET_KEY = database.secretKey;
  const source = scriptedSource({
    NFL: [nflGame('soon', 1), nflGame('later', 72)],
    NBA: [nflGame('nba', 2, { league: 'NBA' })],
  });
  await refreshTestSlate({
    store: createStore(connectStore(process.env)),
    source,
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });
});
afterAll(() => database?.stop());

const request = (path: string, init: RequestInit = {}) =>
  new Request(new URL(path, 'http://localhost:8888'), init);
const context = (params: Record<string, string> = {}) => ({ params }) as unknown as Context;

function call(path: string, init: RequestInit = {}): Promise<Response> {
  const asked = request(path, init);
  const id = new URL(asked.url).pathname.split('/')[3] ?? '';
  return handler(asked, context({ id }));
}

const upcoming = async (query = '') =>
  gamesUpcoming.answer.parse(await (await call(`/api/games/upcoming${query}`)).json());

test('upcoming games answer the contract, in the specified order, open, with the score that orders them', async () => {
  const games = await upcoming();
  expect(games).toHaveLength(3);
  expect(games.map(({ id }) => id)).toEqual(sortGames(games, new Date()).map(({ id }) => id));
  expect(games.every((game) => game.prediction && !game.closed)).toBe(true);
  for (const game of games) expect(game.expectedValue).toBeCloseTo(bestScore(game) ?? 99, 2);
});

/** An answer of the store at another time. */
async function answerAt<Answer>(
  key: string,
  contract: { readonly answer: z.ZodMiniType<Answer> },
  at: number,
): Promise<Answer> {
  const read = await createAnswerReader(createStore(connectStore(process.env))).read(
    key,
    new Date(at),
  );
  return contract.answer.parse(JSON.parse(new TextDecoder().decode(read?.bytes)));
}

test('a game that has begun goes last and stays, closed, with its prices, until its end is told', async () => {
  const before = await upcoming('?league=NFL');
  const [soon] = before.toSorted(byStart);
  const start = Date.parse(soon?.gameTime ?? '');
  const key = ANSWER_KEYS.upcomingGames('NFL');
  const at = async (time: number) =>
    (await answerAt(key, gamesUpcoming, time)).map(({ id, closed }) => [id === soon?.id, closed]);
  expect((await at(start - 1)).map(([, closed]) => closed)).toEqual([false, false]);
  expect(await at(start)).toEqual([
    [false, false],
    [true, true],
  ]);
  expect((await at(start + 100 * 3_600_000)).map(([, closed]) => closed)).toEqual([true, true]);

  const board = await answerAt(ANSWER_KEYS.odds('espn'), oddsEspn, start);
  expect(board.NFL?.map(({ id, closed }) => [id === soon?.id, closed])).toEqual([
    [false, false],
    [true, true],
  ]);
  const alone = await answerAt(ANSWER_KEYS.game(soon?.id ?? 0), gameById, start);
  expect(alone.closed).toBe(true);
});

test('the games of one league', async () => {
  expect((await upcoming('?league=NFL')).map((game) => game.league)).toEqual(['NFL', 'NFL']);
  expect(await upcoming('?league=MLS')).toEqual([]);
});

test.each([
  ['?league=nfl', '?league=NFL'],
  ['?league=%6e%66%6C', '?league=NFL'],
  ['?league=NFL&', '?league=NFL'],
  ['?&league=NFL', '?league=NFL'],
  ['?league=LALIGA', '?league=LaLiga'],
  ['?league=all', ''],
  ['?league=aLL', ''],
  ['?league=%61l%6c', ''],
  ['?league=', ''],
  ['?league', ''],
  ['?&&&&', ''],
])('90: %s leads to the one spelling that is kept', async (spelling, canonical) => {
  const moved = await call(`/api/games/upcoming${spelling}`);
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe(`/api/games/upcoming${canonical}`);
  expect(moved.headers.get('cache-control')).toBe('no-store');
});

test.each([
  ['/api/games/upcoming', 'query=league'],
  ['/api/games/upcoming?league=NBA', 'query=league'],
  ['/api/games/today', 'query=none'],
])('90: of %s the CDN keeps one answer by %s', async (path, vary) => {
  expect((await call(path)).headers.get('netlify-vary')).toBe(vary);
});

test('90: leading zeros of a number lead to the number', async () => {
  const [game] = await upcoming();
  const moved = await call(`/api/games/000${game?.id}`);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/api/games/${game?.id}`]);
});

test('today answers the contract', async () => {
  const games = gamesToday.answer.parse(await (await call('/api/games/today')).json());
  expect(games.length).toBeLessThan(3);
});

test('a list carries margins and totals; the game alone every score, its recipe and its players', async () => {
  const [listed] = await upcoming();
  const answer = await call(`/api/games/${listed?.id}`);
  const game = gameById.answer.parse(await answer.json());
  expect(listed).toEqual(JSON.parse(JSON.stringify(listedGame(game))));
  expect(game.prediction?.simulationData.grid.length).toBeGreaterThan(0);
  const bytes = (value: unknown) => JSON.stringify(value).length;
  expect(bytes(listed)).toBeLessThan(bytes(game) / 3);
});

test('every answer says how old it is', async () => {
  const games = await upcoming();
  const [oldest] = games.map(({ asOf }) => asOf).sort();
  const list = await call('/api/games/upcoming');
  expect(list.headers.get('x-as-of')).toBe(oldest);
  const one = await call(`/api/games/${games[0]?.id}`);
  expect(one.headers.get('x-as-of')).toBe(games[0]?.asOf);
  const empty = await call('/api/games/upcoming?league=MLS');
  expect(await empty.json()).toEqual([]);
  expect(Date.parse(empty.headers.get('x-as-of') ?? '')).toBeLessThanOrEqual(Date.now());
});

test('one game is answered by its number, cached by tag and confirmed by its etag', async () => {
  const [game] = await upcoming();
  const answer = await call(`/api/games/${game?.id}`);
  expect(answer.status).toBe(200);
  expect(gameById.answer.parse(await answer.json()).id).toBe(game?.id);
  expect(answer.headers.get('netlify-cache-tag')).toBe(`slate,game-${game?.id}`);
  expect(answer.headers.get('cache-control')).toContain('must-revalidate');
  expect(answer.headers.get('netlify-cdn-cache-control')).toContain('stale-while-revalidate');
  const etag = answer.headers.get('etag') ?? '';
  const again = await call(`/api/games/${game?.id}`, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test.each([
  ['/api/games/abc', 400, 'Invalid game ID'],
  ['/api/games/1e3', 400, 'Invalid game ID'],
  ['/api/games/-1', 400, 'Invalid game ID'],
  ['/api/games/99999999999999999999', 400, 'Invalid game ID'],
  ['/api/games/999999', 404, 'could not be found'],
  ['/api/games/1?x=1', 400, 'Unknown parameter: x'],
  ['/api/games/upcoming?league=curling', 400, 'Unknown league'],
  ['/api/games/upcoming?__proto__=1', 400, 'Unknown parameter: __proto__'],
  ['/api/games/upcoming?league=nfl&league=nba', 400, 'Repeated parameter: league'],
  ['/api/games/today?league=nfl', 400, 'Unknown parameter: league'],
])('%s answers %d', async (path, status, text) => {
  const answer = await call(path);
  expect(answer.status).toBe(status);
  expect(errorSchema.parse(await answer.json()).error).toContain(text);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('HEAD is answered like GET', async () => {
  const answer = await call('/api/games/today', { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('etag')).toBeTruthy();
});

test('odds are the published prices by league, kept by the CDN for five minutes', async () => {
  const answer = await odds(request('/api/odds/espn'), context());
  expect(answer.status).toBe(200);
  const board = oddsEspn.answer.parse(await answer.json());
  expect(Object.keys(board)).toEqual(['NFL', 'NBA']);
  expect(board.NFL?.[0]).toMatchObject({
    homeTeam: 'Buffalo Bills',
    awayTeam: 'Kansas City Chiefs',
    odds: { moneyline: { home: -122, away: 104 }, total: { line: 47.5 } },
  });
  expect(answer.headers.get('netlify-cdn-cache-control')).toBe(
    'public, durable, s-maxage=300, stale-while-revalidate=900',
  );
  expect(answer.headers.get('x-as-of')).toBe(
    [...(board.NFL ?? []), ...(board.NBA ?? [])].map(({ asOf }) => asOf).sort()[0],
  );
  const bovada = await odds(request('/api/odds/bovada'), context());
  expect(oddsBovada.answer.parse(await bovada.json())).toEqual({});
});

test('platform figures come from the grades in the store', async () => {
  const answer = await stats(request('/api/stats/platform'), context());
  const today = gamesToday.answer.parse(await (await call('/api/games/today')).json());
  expect(platformStats.answer.parse(await answer.json())).toEqual({
    totalPredictions: 0,
    winRate: null,
    roi: null,
    todaysGames: today.length,
    asOf: answer.headers.get('x-as-of'),
  });
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is refused', async (method) => {
  const answer = await call('/api/games/today', { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
});
