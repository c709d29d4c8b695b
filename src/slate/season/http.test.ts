import { createHash } from 'node:crypto';
import process from 'node:process';
import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import { seasonHistory, seasonInputsRequest, seasonView } from '#contract/season/endpoints.ts';
import { OPEN } from '#http/crossOrigin.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { placeSite } from '#wiring';
import handler from '../../../netlify/functions/season.ts';
import { exampleForecast } from './forecast.fixture.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
  process.env.SUPABASE_URL = database.supabaseUrl;
  process.env.SUPABASE_SECRET_KEY = database.secretKey;
  const store = storeOn(database);
  const lease = await store.acquireLease('manual', 600);
  if (!lease) throw new Error('the lease is held');
  const slate = { contentHash: 'a'.repeat(64), sample: false, asOf: new Date(), games: [] };
  await store.publishSlate(lease, { ...slate, ledger: [] });
  for (const day of ['2026-11-26', '2026-11-27']) {
    await store.saveSeasonForecast(lease, exampleForecast(day));
  }
  await store.saveSeasonForecast(lease, exampleForecast('2026-11-28', true));
});
afterAll(async () => {
  placeSite(undefined);
  await database?.stop();
});

function call(path: string): Promise<Response> {
  const url = new URL(path, 'http://localhost:8888');
  const [, , , league, of, last] = url.pathname.split('/');
  const params = {
    league,
    ...(of === 'inputs' && { hash: last?.replace('.json', '') }),
    ...(of === 'history' && { team: decodeURIComponent(last ?? '') }),
  };
  return handler(new Request(url), { params } as unknown as Context);
}

const refusal = async (path: string) => {
  const answer = await call(path);
  return [answer.status, errorSchema.parse(await answer.json()).error];
};

test('a league’s odds are the newest that are not a sample’s, cached and open to others', async () => {
  const answer = await call('/api/season/nfl');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('netlify-cache-tag')).toBe('slate');
  expect(answer.headers.get('access-control-allow-origin')).toBe(
    OPEN['access-control-allow-origin'],
  );
  const view = seasonView.answer.parse(await answer.json());
  expect([view.day, view.sample, view.teams.length]).toEqual(['2026-11-27', false, 3]);
});

test('the inputs are the bytes that their hash names, for ever', async () => {
  const view = seasonView.answer.parse(await (await call('/api/season/nfl')).json());
  const answer = await call(view.recipe.inputsPath);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const text = await answer.text();
  expect(createHash('sha256').update(text).digest('hex')).toBe(view.recipe.inputsHash);
  expect(seasonInputsRequest.answer.parse(JSON.parse(text)).teams).toEqual(['BUF', 'KC', 'DAL']);
});

test('a team’s history has a day a forecast', async () => {
  const answer = await call('/api/season/nfl/history/buf');
  const { days, ...history } = seasonHistory.answer.parse(await answer.json());
  expect(history).toEqual({
    league: 'NFL',
    season: 2026,
    team: 'BUF',
    sample: false,
    goals: ['playoffs', 'title'],
  });
  expect(days).toEqual([
    { day: '2026-11-26', odds: [0.7, 0.25], rating: 4.5, ratingSd: 2 },
    { day: '2026-11-27', odds: [0.7, 0.25], rating: 4.5, ratingSd: 2 },
  ]);
});

test('what there is none of is said in kind', async () => {
  expect(await refusal('/api/season/xfl')).toEqual([404, 'Unknown league']);
  expect(await refusal('/api/season/nba')).toEqual([
    404,
    expect.stringContaining('no season odds'),
  ]);
  expect(await refusal('/api/season/nfl/history/nyj')).toEqual([
    404,
    expect.stringContaining('of this team'),
  ]);
  expect(await refusal(`/api/season/nfl/inputs/${'0'.repeat(64)}.json`)).toEqual([
    404,
    expect.stringContaining('30 days'),
  ]);
  expect((await refusal('/api/season/nfl?x=1'))[0]).toBe(400);
  expect((await refusal('/api/season/nfl/inputs/short.json'))[0]).toBe(400);
});

test('another spelling moves to the one that is cached', async () => {
  const answer = await call('/api/season/NFL/history/BUF');
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    '/api/season/nfl/history/buf',
  ]);
});
