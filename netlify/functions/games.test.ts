import process from 'node:process';
import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import { gameById } from '#contract/gameById.ts';
import { gamesToday } from '#contract/gamesToday.ts';
import { gamesUpcoming } from '#contract/gamesUpcoming.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { connect } from '#server/store/client.ts';
import { createStore } from '#server/store/store.ts';
import { refreshSlate } from '#server/tasks/refresh/refreshSlate.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import handler from './games.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
  process.env.SUPABASE_URL = database.supabaseUrl;
  process.env.SUPABASE_SECRET_KEY = database.secretKey;
  const source = scriptedSource({
    NFL: [nflGame('soon', 1), nflGame('later', 72)],
    NBA: [nflGame('nba', 2, { league: 'NBA' })],
  });
  await refreshSlate({
    store: createStore(connect(process.env)),
    source,
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });
});
afterAll(() => database?.stop());

function call(path: string, init: RequestInit = {}): Promise<Response> {
  const url = new URL(path, 'http://localhost:8888');
  const id = url.pathname.split('/')[3] ?? '';
  return handler(new Request(url, init), { params: { id } } as unknown as Context);
}

const upcoming = async (query = '') =>
  gamesUpcoming.answer.parse(await (await call(`/api/games/upcoming${query}`)).json());

test('upcoming games answer the contract, earliest first', async () => {
  const games = await upcoming();
  expect(games).toHaveLength(3);
  const starts = games.map((game) => game.gameTime);
  expect(starts).toEqual([...starts].sort());
  expect(games.every((game) => game.prediction)).toBe(true);
});

test.each(['?league=NFL', '?league=nfl', '?league=Nfl'])(
  '%s gives that league alone',
  async (query) => {
    expect((await upcoming(query)).map((game) => game.league)).toEqual(['NFL', 'NFL']);
  },
);

test.each(['', '?league=all', '?league='])('"%s" gives every league', async (query) => {
  expect(await upcoming(query)).toHaveLength(3);
});

test('today answers the contract', async () => {
  const games = gamesToday.answer.parse(await (await call('/api/games/today')).json());
  expect(games.length).toBeLessThan(3);
});

test('one game is answered by its number, cached by tag and confirmed by its etag', async () => {
  const [game] = await upcoming();
  const answer = await call(`/api/games/${game?.id}`);
  expect(answer.status).toBe(200);
  expect(gameById.answer.parse(await answer.json())).toEqual(game);
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
  ['/api/games/today?league=nfl', 400, 'Unknown parameter: league'],
])('%s answers %d', async (path, status, text) => {
  const answer = await call(path);
  expect(answer.status).toBe(status);
  expect(errorSchema.parse(await answer.json()).error).toContain(text);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('%s is refused', async (method) => {
  const answer = await call('/api/games/today', { method });
  expect(answer.status).toBe(405);
  expect(answer.headers.get('allow')).toBe('GET, HEAD');
});
