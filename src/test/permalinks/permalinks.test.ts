import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type HttpServer, listen } from '#local/http/listen.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { askPage, SHELL } from './askPage.ts';
import { shown, type Walk, walkOn } from './walk.ts';

let database: TestDatabase;
let store: Store;
let site: HttpServer;
let walk: Walk;

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
  site = await listen(async ({ url }) =>
    /shell\/(?!missing|invalid)|archive-shell$/.test(url)
      ? new Response(SHELL)
      : new Response('There is no such page'),
  );
  vi.stubEnv('SUPABASE_URL', database.supabaseUrl);
  vi.stubEnv('SUPABASE_SECRET_KEY', database.secretKey);
  walk = await walkOn({ database, store, siteUrl: site.url });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await site?.stop();
  await database?.stop();
});

const htmlOf = async (path: string): Promise<string> => {
  const answer = await askPage(site.url, path);
  expect(answer.status, path).toBe(200);
  return answer.text();
};

test('every page that was ever linked answers at every later time', () => {
  expect(walk.paths.size).toBeGreaterThan(3 * 13);
  expect(walk.failures).toEqual([]);
});

test('dump', async () => {
  for (const path of walk.paths) console.log(path, walk.settled.has(path), shown(await htmlOf(path)));
});

test('a settled page says the same for ever', () => {
  expect(walk.changed).toEqual([]);
});
