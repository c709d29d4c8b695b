import process from 'node:process';
import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gameLive } from '#contract/live/gameLive.ts';
import { liveCurve } from '#contract/live/liveCurve.ts';
import type { FeedGame } from '#domain/game/game.ts';
import { onlyScoreJoint } from '#engine/live/liveGrid.ts';
import type { LiveSport } from '#engine/live/liveSport.ts';
import { clockOffsetMs } from '#local/clock/at.ts';
import { moveDate } from '#local/clock/moveDate.ts';
import { espn } from '#local/standins/feeds/espn/espn.ts';
import { type FeedServer, serveFeed } from '#local/standins/feeds/serveFeed.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { readLiveWatch } from '#slate/operation/store/liveWatch.ts';
import { connectStore } from '#store/client.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { liveGame } from '#test/live/liveGame.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { createSite, placeSite } from '#wiring';
import gameLiveFunction from '../../../netlify/functions/game-live.ts';
import { lookLive } from './lookLive.ts';
import { storeLive } from './store/save.ts';
import { liveSports } from './tools.ts';

const MINUTE = 60_000;
/** How far this process was ahead before any test. */
const BEFORE = clockOffsetMs(process.env);
const SIDES = {
  home: { id: '2', abbreviation: 'BUF', name: 'Buffalo Bills' },
  away: { id: '12', abbreviation: 'KC', name: 'Kansas City Chiefs' },
};

/** Says that the score stays: a stand-in of the engine. */
const STANDS: LiveSport<'football'> = {
  sport: 'football',
  leagues: ['NFL'],
  begin: () => ({
    start: onlyScoreJoint(64, 24, 20),
    after: ({ home, away }) => onlyScoreJoint(64, home, away),
  }),
};

let database: TestDatabase;
let server: FeedServer;
let start: number;
/** Minutes since the start, by which the stand-in tells. */
let minute = 0;
/** The machine's clock, whatever this process's says. */
const machine = (): number => performance.timeOrigin + performance.now();

beforeAll(async () => {
  database = await startTestDatabase();
  start = Date.now() + 60 * MINUTE;
  const game: FeedGame = { ...nflGame('1', 1), gameTime: new Date(start).toISOString() };
  await refreshTestSlate({
    store: storeOn(database),
    source: scriptedSource({ NFL: [game] }),
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });
  const scripted = liveGame('1', start, SIDES);
  server = await serveFeed(
    espn({ events: (path, now) => (path === 'football/nfl' ? [scripted(now)] : undefined) }),
    { now: () => start + minute * MINUTE },
  );
});
afterAll(async () => {
  moveDate(BEFORE);
  placeSite(undefined);
  await server?.stop();
  await database?.stop();
});

const site = () => {
  const made = createSite(
    {
      SUPABASE_URL: database.supabaseUrl,
      SUPABASE_SECRET_KEY: database.secretKey,
      ESPN_BASE_URL: server.url,
      FEED_GAP_MS: '0',
    },
    [[liveSports, [STANDS]]],
  );
  placeSite(made);
  return made;
};

/** Moves the database to so many minutes after the start. */
async function at(minutes: number): Promise<void> {
  minute = minutes;
  const ahead = start - machine() + minutes * MINUTE;
  moveDate(ahead);
  await database.moveClock(ahead - BEFORE);
}
async function ask(path: string, now: number): Promise<Response> {
  moveDate(now - machine());
  site();
  const url = new URL(path, 'http://localhost:8888');
  const params = { id: path.split('/')[3] };
  return gameLiveFunction(new Request(url), { params } as unknown as Context);
}
const look = () => lookLive(site(), () => {});
const gameId = async () =>
  (await database.query<{ id: number }>('select id::int from games'))[0]?.id ?? 0;
const states = () =>
  database.query<{ stage: string; home: number; score: string }>(
    `select stage, home, (state->>'home') || '–' || (state->>'away') as score from live_states order by id`,
  );
const live = async (now = start + minute * MINUTE) =>
  gameLive.answer.parse(await (await ask(`/api/games/${await gameId()}/live`, now)).json());

beforeEach(() => {
  server.asked.length = 0;
});

test('before the start nothing is asked, and the answer waits with what was said', async () => {
  expect(await look()).toEqual({ status: 'idle' });
  expect(server.asked).toEqual([]);
  const answer = await live(start - MINUTE);
  expect(answer).toMatchObject({ stage: 'waiting', silent: false });
  expect(answer.before.spreadBet?.line).toBe(-1.5);
  expect(answer.now).toBeUndefined();
});

test('749: from the start to the end: one request a look, a row a changed state, a touchdown taken back is a row of its own', async () => {
  await at(1);
  expect(await look()).toEqual({ status: 'done', requests: 1, games: 1, events: 0, changes: 1 });
  expect(server.asked).toHaveLength(1);
  expect(server.asked[0]).toMatch(/football\/nfl\/scoreboard\?dates=\d{8}&limit=500$/);
  await at(2);
  expect(await look()).toMatchObject({ changes: 0 });
  for (const minutes of [10, 12, 30, 40, 70, 100, 110, 115, 125]) {
    await at(minutes);
    expect(await look(), String(minutes)).toMatchObject({ requests: 1, changes: 1 });
    if (minutes === 10) {
      const answer = await live();
      expect(answer).toMatchObject({
        stage: 'playing',
        score: { home: 7, away: 0 },
        clock: { period: 1, secondsLeft: 494, ball: 'home', down: 2, yardsToGoal: 60 },
        now: { chances: { homeWinProbability: 100 }, toCome: 0, spreadBet: { wins: 1 } },
      });
      expect(JSON.stringify(answer).length).toBeLessThan(1_000);
    }
  }
  expect((await states()).map(({ stage, score }) => `${stage} ${score}`)).toEqual([
    'playing 0–0',
    'playing 7–0',
    'playing 0–0',
    'playing 3–7',
    'paused 3–7',
    'playing 10–7',
    'playing 17–17',
    'playing 17–17',
    'playing 17–17',
    'ended 20–17',
  ]);
  const answer = await live();
  expect(answer).toMatchObject({
    stage: 'ended',
    now: { chances: { homeWinProbability: 100 }, meanTotal: 37 },
  });
});

test('once it is over nothing is asked any more, and its curve stays', async () => {
  await at(130);
  expect(await look()).toEqual({ status: 'idle' });
  expect(server.asked).toEqual([]);
  const answer = await ask(`/api/games/${await gameId()}/live/curve`, start + 130 * MINUTE);
  expect(answer.headers.get('netlify-cdn-cache-control')).toContain('s-maxage=300');
  const curve = liveCurve.answer.parse(await answer.json());
  expect(curve.homeScores).toEqual([0, 0, 7, 0, 3, 3, 10, 17, 17, 17, 20]);
  expect(curve.elapsed).toHaveLength(curve.homeScores.length);
  expect(curve.elapsed.at(-1)).toBeGreaterThan(1);
});

test('750: a feed that fails leaves the game as it was; after three minutes it is silent and its figure withdrawn', async () => {
  await database.query(`delete from live_states where true`);
  await database.query(`delete from live_games where true`);
  await at(100);
  await look();
  await server.become('5xx');
  await at(101);
  expect(await look()).toMatchObject({ status: 'done', requests: 1, games: 0, changes: 0 });
  await server.become('well');
  const told = Date.parse((await live()).asOf);
  expect(await live(told + 2 * MINUTE)).toMatchObject({ silent: false, now: expect.anything() });
  const silent = await live(told + 4 * MINUTE);
  expect(silent).toMatchObject({ silent: true, score: { home: 17, away: 17 } });
  expect(silent.now).toBeUndefined();
  // The page that says how the site runs knows it too.
  const client = connectStore({
    SUPABASE_URL: database.supabaseUrl,
    SUPABASE_SECRET_KEY: database.secretKey,
  });
  const [watch] = await readLiveWatch(client);
  expect(watch).toMatchObject({ league: 'NFL', games: 1, playing: 1 });
  expect(Date.parse(watch?.toldAt ?? '')).toBe(told);
});

test('751: two looks do not overlap, and one without the right stores nothing', async () => {
  await at(110);
  const runs = await Promise.all([look(), look()]);
  expect(runs.map(({ status }) => status).sort()).toEqual(['busy', 'done']);
  const client = connectStore({
    SUPABASE_URL: database.supabaseUrl,
    SUPABASE_SECRET_KEY: database.secretKey,
  });
  await expect(storeLive(client, 1, new Date(), [])).rejects.toThrow('another look');
});

test('games that nobody has are not found', async () => {
  expect((await ask('/api/games/999999/live', start)).status).toBe(404);
  expect((await ask('/api/games/999999/live/curve', start)).status).toBe(404);
  expect((await ask('/api/games/x/live', start)).status).toBe(400);
});
