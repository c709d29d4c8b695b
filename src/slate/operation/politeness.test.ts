import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '#feeds/reading/misbehaving.fixture.ts';
import { feedRefusal } from '#local/standins/feeds/feedRefusal.fixture.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { runRefresh } from './runRefresh.ts';

const NOWHERE = 'http://127.0.0.1:1';
let database: TestDatabase;
let store: Store;
let espn: TestServer;
let asked: IncomingHttpHeaders[];
/** ESPN's refusal, as a status and seconds to wait. */
let refuses: readonly [number, string] | undefined;

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
  espn = await startTestServer(({ headers, url = '/' }, response) => {
    asked.push(headers);
    const refused = feedRefusal(url, new Headers({ 'user-agent': headers['user-agent'] ?? '' }));
    if (refuses) {
      const [status, seconds] = refuses;
      response.writeHead(status, { 'retry-after': seconds }).end();
    } else if (refused) response.writeHead(refused.status).end(JSON.stringify(refused.body));
    else if (headers['if-none-match'] === '"v1"') response.writeHead(304).end();
    else response.writeHead(200, { etag: '"v1"' }).end('{"events":[]}');
  });
});
afterAll(async () => {
  await espn?.close();
  await database?.stop();
});
beforeEach(() => {
  asked = [];
  refuses = undefined;
  for (const name of ['SPORTSDB', 'JOLPICA', 'BOVADA', 'OPEN_METEO']) {
    vi.stubEnv(`${name}_BASE_URL`, NOWHERE);
  }
  vi.stubEnv('ESPN_BASE_URL', espn.url);
  vi.stubEnv('SIMCAST_SOURCE', 'espn');
});
afterEach(() => vi.unstubAllEnvs());

const refresh = () => runRefresh({ store, trigger: 'manual', log: () => {} });
const espnState = async () =>
  (await store.readOperationState()).feeds.find(({ feed }) => feed === 'ESPN');

test('a second refresh says who asks, and is sent nothing that it has already', async () => {
  expect((await refresh()).status).toBe('done');
  const first = asked.length;
  expect(first).toBeGreaterThan(20);
  expect(asked.some((headers) => 'if-none-match' in headers)).toBe(false);
  asked = [];
  expect((await refresh()).status).toBe('done');
  // Days before yesterday are requested once an hour.
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.length).toBeLessThan(first);
  for (const headers of asked) {
    expect(headers['user-agent']).toBe('Simcast (+https://simcast.example)');
    expect(headers['if-none-match']).toBe('"v1"');
  }
  expect((await espnState())?.problem).toBeUndefined();
});

test('a feed that asks for ten minutes of peace has them, and keeps its place on the status', async () => {
  refuses = [429, '600'];
  await expect(refresh()).rejects.toThrow('no league could be read');
  expect(asked.length).toBeLessThan(8);
  asked = [];
  refuses = undefined;
  await expect(refresh()).rejects.toThrow('is left alone until');
  expect(asked).toHaveLength(0);
  const state = await espnState();
  expect(state).toMatchObject({ problem: 'busy' });
  expect(Date.parse(state?.restingUntil ?? '') - Date.parse(state?.askedAt ?? '')).toBe(600_000);
  await database.query("update feeds set resting_until = public.clock() - interval '1 second'");
  expect((await refresh()).status).toBe('done');
  expect(await espnState()).toMatchObject({ problem: undefined, restingUntil: undefined });
});
