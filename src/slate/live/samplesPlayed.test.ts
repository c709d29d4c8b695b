import process from 'node:process';
import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gameLive } from '#contract/live/gameLive.ts';
import { liveNow } from '#contract/live/liveNow.ts';
import { sampleSource } from '#feeds/sample/sampleSource.ts';
import { sampleSeason } from '#feeds/sample/season/sampleSeason.ts';
import type { Source } from '#feeds/source.ts';
import { clockOffsetMs } from '#local/clock/at.ts';
import { moveDate } from '#local/clock/moveDate.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { readPlayedLately } from '#slate/answers/playedLately.ts';
import { readLiveWatch } from '#slate/operation/store/liveWatch.ts';
import { connectStore } from '#store/client.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { createSite, placeSite } from '#wiring';
import gameLiveFunction from '../../../netlify/functions/game-live.ts';
import liveFunction from '../../../netlify/functions/live.ts';
import { lookLive } from './lookLive.ts';
import { readLiveDue } from './store/due.ts';

const MINUTE = 60_000;
const BEFORE = clockOffsetMs(process.env);
/** The machine's clock, whatever this process's says. */
const machine = (): number => performance.timeOrigin + performance.now();

let database: TestDatabase;
let start = 0;
let sourceId = '';
let id = 0;
/** Addresses beyond this machine that this process asked. */
const asked: string[] = [];
const realFetch = globalThis.fetch;

const samples = sampleSource({ line: () => undefined });
/** One sample game of the NBA, the day’s first, without its season and players. */
const oneSample: Source = {
  name: samples.name,
  sample: true,
  async games(league, days, now) {
    if (league !== 'NBA') return { games: [], quarantined: [] };
    const { games } = await samples.games(league, days, now);
    return { games: games.slice(0, 1), quarantined: [] };
  },
};
const refresh = (source: Source) =>
  refreshTestSlate({
    store: storeOn(database),
    source,
    trigger: 'manual',
    now: new Date(),
    log: () => {},
  });

beforeAll(async () => {
  database = await startTestDatabase();
  globalThis.fetch = (input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    if (new URL(url).hostname !== '127.0.0.1') asked.push(url);
    return realFetch(input, init);
  };
  await refresh(oneSample);
  const [game] = await storeOn(database).readPublishedGames();
  if (!game?.prediction) throw new Error('no sample game');
  [id, start] = [game.id, Date.parse(game.gameTime)];
  const [row] = await database.query<{ told: string }>('select source_id as told from games');
  sourceId = row?.told ?? '';
});
afterAll(async () => {
  globalThis.fetch = realFetch;
  moveDate(BEFORE);
  placeSite(undefined);
  await database?.stop();
});

const keys = () => ({
  SUPABASE_URL: database.supabaseUrl,
  SUPABASE_SECRET_KEY: database.secretKey,
});
const site = () => {
  const made = createSite(keys());
  placeSite(made);
  return made;
};
async function at(minutes: number): Promise<void> {
  const ahead = start - machine() + minutes * MINUTE;
  moveDate(ahead);
  await database.moveClock(ahead - BEFORE);
}
const look = () => lookLive(site(), () => {});

async function ask(of: typeof liveFunction, path: string): Promise<Response> {
  site();
  const context = { params: { id: path.split('/')[3] } } as unknown as Context;
  return of(new Request(new URL(path, 'http://localhost:8888')), context);
}
const live = async () =>
  gameLive.answer.parse(await (await ask(gameLiveFunction, `/api/games/${id}/live`)).json());
const list = async () => liveNow.answer.parse(await (await ask(liveFunction, '/api/live')).json());

test('before its start nothing is told of a sample', async () => {
  await at(-5);
  expect(await look()).toEqual({ status: 'idle' });
  expect(await live()).toMatchObject({ stage: 'waiting', sample: true });
});

test('a sample is played by the minute from its start to the result that its season tells, with figures, and asks nobody', async () => {
  const scores: number[] = [];
  for (const minutes of [0, 6, 30, 60, 75, 110, 120]) {
    await at(minutes);
    expect(await look(), String(minutes)).toMatchObject({ status: 'done', games: 1, changes: 1 });
    const answer = await live();
    expect(answer).toMatchObject({ stage: 'playing', sample: true, silent: false });
    expect(answer.now?.chances.homeWinProbability).toBeGreaterThanOrEqual(0);
    scores.push((answer.score?.home ?? 0) + (answer.score?.away ?? 0));
    if (minutes === 0) {
      expect(answer).toMatchObject({ detail: '12:00 - 1st Quarter', clock: { period: 1 } });
      // Nothing has happened: what was published, to the last digit.
      expect(answer.now).toEqual(answer.before);
    }
  }
  expect(scores).toEqual(scores.toSorted((one, other) => one - other));
  expect((await list()).map(({ gameId, sample }) => [gameId, sample])).toEqual([[id, true]]);
  await at(200);
  await look();
  const answer = await live();
  const season = sampleSeason('NBA', 2027, new Date(start + 24 * 60 * MINUTE));
  const told = season.fixtures.find((one) => one.sourceId === sourceId);
  expect(told?.status).toBe('final');
  expect(answer).toMatchObject({
    stage: 'ended',
    score: told?.status === 'final' ? told.score : undefined,
  });
  await at(210);
  expect(await look()).toEqual({ status: 'idle' });
  expect(asked).toEqual([]);
});

test('769: once the site shows real games, no sample is looked at, listed or answered', async () => {
  await at(212);
  const due = async () => (await readLiveDue(connectStore(keys()))).map(({ gameId }) => gameId);
  expect(await due()).toEqual([id]);
  expect(await list()).toHaveLength(1);
  await refresh(scriptedSource({ NFL: [nflGame('1', 3)] }));
  expect(await due()).toEqual([]);
  expect(await list()).toEqual([]);
  expect((await ask(gameLiveFunction, `/api/games/${id}/live`)).status).toBe(404);
  expect((await ask(gameLiveFunction, `/api/games/${id}/live/curve`)).status).toBe(404);
});

test('768: a sample that is played is told to nobody, never graded, and is none of the record or of what the site’s own page counts', async () => {
  const client = connectStore(keys());
  expect(await readPlayedLately(client)).toEqual([]);
  expect(await readLiveWatch(client)).toEqual([]);
  await at(26 * 60);
  await refresh(scriptedSource({ NFL: [nflGame('2', 3)] }));
  const [grades] = await database.query<{ count: number }>(
    'select count(*)::int as count from grades',
  );
  expect(grades?.count).toBe(0);
});
