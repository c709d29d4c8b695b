import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { liveNow } from '#contract/live/liveNow.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { liveFigures } from '#domain/live/liveFigures.ts';
import type { LiveStage } from '#domain/live/liveStage.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { connectStore } from '#store/client.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { createSite, placeSite } from '#wiring';
import live from '../../../netlify/functions/live.ts';
import { claimLook } from './store/lease.ts';
import { type LookedAt, storeLive } from './store/save.ts';

const MINUTE = 60_000;
/** Games of the table: the first is NFL's, the rest its copies, every second one the NBA's. */
const GAMES = 130;

let database: TestDatabase;
let ids: readonly number[];
let token: number;
const keys = () => ({
  SUPABASE_URL: database.supabaseUrl,
  SUPABASE_SECRET_KEY: database.secretKey,
});

beforeAll(async () => {
  database = await startTestDatabase();
  await refreshTestSlate({
    store: storeOn(database),
    source: scriptedSource({ NFL: [nflGame('1', 1)] }),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });
  await database.query(`do $do$ begin
    set local session_replication_role = replica;
    insert into games overriding system value select (jsonb_populate_record(g, jsonb_build_object('id', 1000 + n, 'source_id', (1000 + n)::text,
      'league', case n % 2 when 0 then 'NFL' else 'NBA' end, 'game_time', g.game_time - make_interval(mins => n)))).*
      from games g, generate_series(1, ${GAMES - 1}) n;
  end $do$`);
  ids = (await database.query<{ id: number }>('select id::int from games order by id')).map(
    ({ id }) => id,
  );
  token = (await claimLook(connectStore(keys()), 600)) ?? 0;
});
afterAll(async () => {
  placeSite(undefined);
  await database?.stop();
});

const BEFORE = liveFigures([[24, 20, [1]]], LEAGUES.NFL.canDraw, {});
const NOW = liveFigures([[20, 24, [1]]], LEAGUES.NFL.canDraw, {});

/** Stores games as a look found them so many minutes ago. */
async function tell(games: Readonly<Record<number, LiveStage>>, minutesAgo: number): Promise<void> {
  const looked = Object.entries(games).map(
    ([at, stage]): LookedAt => ({
      gameId: ids[Number(at)] ?? 0,
      predictionId: 1,
      stage,
      detail: 'Q1 15:00',
      between: false,
      ...(stage !== 'waiting' && {
        state: { sport: 'football', home: 7, away: 3, period: 1, secondsLeft: 900 },
        figures: NOW,
      }),
      before: BEFORE,
      margins: [[4, 1]],
    }),
  );
  await storeLive(connectStore(keys()), token, new Date(Date.now() - minutesAgo * MINUTE), looked);
}

function ask(query = ''): Promise<Response> {
  placeSite(createSite(keys()));
  return live(new Request(`http://localhost:8888/api/live${query}`), {
    params: {},
  } as unknown as Context);
}
const list = async (query = '') => liveNow.answer.parse(await (await ask(query)).json());
const stages = (games: Awaited<ReturnType<typeof list>>) => games.map(({ stage }) => stage);

test('nothing is on: an empty list, which the CDN keeps for 20 seconds', async () => {
  const answer = await ask();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual([]);
  expect(answer.headers.get('netlify-cdn-cache-control')).toContain(
    's-maxage=20, stale-while-revalidate=20',
  );
  expect(answer.headers.get('netlify-cache-tag')).toBe('slate,live');
  expect(answer.headers.get('netlify-vary')).toBe('query=league');
});

test('played games by their start, then those that are over; what waits, or ended long ago, is left out', async () => {
  await tell({ 0: 'ended', 1: 'off', 2: 'playing' }, 200);
  await tell({ 3: 'ended', 6: 'waiting' }, 100);
  await tell({ 4: 'playing', 5: 'paused', 7: 'playing' }, 1);
  await tell({ 8: 'off' }, 50);
  const games = await list();
  expect(games.map(({ gameId }) => gameId)).toEqual([7, 5, 4, 8, 3].map((at) => ids[at]));
  expect(stages(games)).toEqual(['playing', 'paused', 'playing', 'off', 'ended']);
  expect(games[0]).toEqual({
    asOf: expect.any(String),
    gameId: ids[7],
    path: `/game/${ids[7]}`,
    league: 'NBA',
    sample: false,
    homeTeam: 'Buffalo Bills',
    awayTeam: 'Kansas City Chiefs',
    stage: 'playing',
    silent: false,
    detail: 'Q1 15:00',
    score: { home: 7, away: 3 },
    before: { homeWinProbability: 100, awayWinProbability: 0, drawProbability: 0 },
    now: { homeWinProbability: 0, awayWinProbability: 100, drawProbability: 0 },
  });
  // Called off: no chance is said any more.
  expect(games[3]?.now).toBeUndefined();
});

test('a silent game stays, without its chance; a league alone; another spelling is sent on, others refused', async () => {
  await tell({ 9: 'playing' }, 4);
  const silent = (await list()).find(({ gameId }) => gameId === ids[9]);
  expect(silent).toMatchObject({ silent: true, score: { home: 7, away: 3 } });
  expect(silent?.now).toBeUndefined();
  const nba = await list('?league=NBA');
  expect(nba.map(({ league }) => league)).toEqual(nba.map(() => 'NBA'));
  expect(nba.length).toBeGreaterThan(1);
  const moved = await ask('?league=nba');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/api/live?league=NBA']);
  expect((await ask('?league=curling')).status).toBe(400);
});

test('756: on a full night the hundred first of the list, none of a feed asked', async () => {
  await tell(Object.fromEntries(ids.slice(10).map((_, at) => [at + 10, 'playing' as const])), 0);
  const answer = await ask();
  const text = await answer.text();
  const games = liveNow.answer.parse(JSON.parse(text));
  expect(games).toHaveLength(100);
  expect(new Set(stages(games))).toEqual(new Set(['playing']));
  expect(text.length / games.length).toBeLessThan(450);
});
