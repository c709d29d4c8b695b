import process from 'node:process';
import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import { followed } from '#contract/followed.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { exampleForecast } from '#slate/season/forecast.fixture.ts';
import { createStore } from '#slate/store.ts';
import { connectStore } from '#store/client.ts';
import { nflGame, scriptedSource } from '#test/refreshExample.ts';
import { refreshTestSlate } from '#test/refreshSlate.ts';
import { placeSite } from '#wiring';
import handler from '../../../../netlify/functions/followed.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
  process.env.SUPABASE_URL = database.supabaseUrl;
  process.env.SUPABASE_SECRET_KEY = database.secretKey;
  const store = createStore(connectStore(process.env));
  const now = new Date();
  const lease = await store.acquireLease('manual', 600);
  if (!lease) throw new Error('the lease is held');
  const day = now.toISOString().slice(0, 10);
  await store.saveSeasonForecast(lease, exampleForecast(day));
  await store.finishRun(lease, {});
  await refreshTestSlate({
    store,
    source: scriptedSource({ NFL: [nflGame('soon', 2)] }),
    trigger: 'manual',
    now,
    log: () => {},
  });
});
afterAll(async () => {
  placeSite(undefined);
  await database?.stop();
});

const call = (query: string): Promise<Response> =>
  handler(new Request(new URL(`/api/followed${query}`, 'http://localhost:8888')), {
    params: {},
  } as unknown as Context);

const of = (ids: string) => call(`?of=${encodeURIComponent(ids)}`);

test('one answer has the game and the season of what is followed, cached for everybody who asks the same', async () => {
  const answer = await of('nba,nfl:buffalo-bills');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('netlify-cache-tag')).toBe('slate');
  expect(answer.headers.get('netlify-vary')).toContain('of');
  expect(answer.headers.get('etag')).toBeTruthy();
  const { items, sample } = followed.answer.parse(await answer.json());
  expect(sample).toBe(false);
  expect(items.map(({ id }) => id)).toEqual(['nfl:buffalo-bills', 'nba']);
  expect(items[0]).toMatchObject({
    next: { path: expect.stringMatching(/^\/game\/\d+$/), share: expect.any(Number) },
    season: { path: '/season/nfl', goals: [{ name: 'Play-offs', says: '70%' }, {}] },
  });
});

test('another spelling moves to the one that is cached', async () => {
  const answer = await of('nfl:buffalo-bills,nba,nba');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/api/followed?of=nba%2Cnfl%3Abuffalo-bills');
});

test('what nobody can follow is refused in words', async () => {
  const said = async (query: string) => {
    const answer = await call(query);
    return [answer.status, errorSchema.parse(await answer.json()).error];
  };
  expect(await said('?of=curling:a')).toEqual([400, expect.stringContaining('Name what is')]);
  expect(await said('')).toEqual([400, expect.stringContaining('of')]);
  const many = Array.from({ length: 51 }, (_, place) => `nfl:team-${place}`).join(',');
  expect(await said(`?of=${many}`)).toEqual([400, 'At most 50 can be asked for at once']);
  expect(await said('?of=nfl&of=nba')).toEqual([400, expect.stringContaining('Repeated')]);
});
