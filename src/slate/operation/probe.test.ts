import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { clock } from '#clock';
import { health as contract } from '#contract/health.ts';
import { signRefresh } from '#http/signedJob.ts';
import { type HttpServer, listen } from '#local/http/listen.ts';
import { type FeedServer, serveFeed } from '#local/standins/feeds/serveFeed.ts';
import { smallFeeds } from '#local/standins/feeds/smallWorld.fixture.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { bareContext } from '#test/context.ts';
import health from '../../../netlify/functions/health.ts';
import handler from '../../../netlify/functions/probe-background.ts';
import statusPage from '../../../netlify/functions/status-page.ts';

const FRAME =
  '<!doctype html><html lang="en"><head></head><body><!--sample--><!--/sample--><main><!--page--><!--/page--></main></body></html>';

let database: TestDatabase;
let store: Store;
let site: HttpServer;
const feeds: Record<string, FeedServer> = {};
/** What the alert hook received. */
const told: string[] = [];
let at = 0;

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
  for (const [name, feed] of Object.entries(smallFeeds())) feeds[name] = await serveFeed(feed);
  site = await listen(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/alerts') told.push(await request.text());
    return new Response(FRAME, {
      status: ['/alerts', '/status-shell'].includes(pathname) ? 200 : 404,
    });
  });
});
afterAll(async () => {
  await Promise.all(Object.values(feeds).map(({ stop }) => stop()));
  await site?.stop();
  await database?.stop();
});
beforeEach(async () => {
  told.length = 0;
  vi.stubEnv('SUPABASE_URL', database.supabaseUrl);
  vi.stubEnv('SUPABASE_SECRET_KEY', database.secretKey);
  vi.stubEnv('URL', site.url);
  vi.stubEnv('ALERT_WEBHOOK_URL', `${site.url}/alerts`);
  vi.stubEnv('SIMCAST_SOURCE', 'espn');
  vi.stubEnv('FEED_GAP_MS', '0');
  for (const [name, { url }] of Object.entries(feeds)) vi.stubEnv(`${name}_BASE_URL`, url);
  for (const method of ['log', 'warn', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation(() => {});
  }
  // Expires everything that an instance has cached.
  vi.spyOn(performance, 'now').mockImplementation(() => (at += 100_000));
  await database.query('truncate refresh_requests, alerts');
  await database.moveClock(0);
});

const signed = (job: 'probe' | 'refresh' = 'probe') =>
  signRefresh(database.secretKey, clock.now(), job);
const call = (headers: Record<string, string>, method = 'POST') =>
  handler(
    new Request(`${site.url}/.netlify/functions/probe-background`, { method, headers }),
    bareContext(),
  );
const asked = () => Object.values(feeds).reduce((sum, feed) => sum + feed.asked.length, 0);
const findings = async () =>
  contract.answer.parse(
    await (await health(new Request(`${site.url}/api/health`), bareContext())).json(),
  ).findings;
const page = async () =>
  (
    await statusPage(new Request(`${site.url}/status`), { site: { url: site.url } } as Context)
  ).text();

test('93: unsigned, or signed for another job, no feed is asked', async () => {
  expect((await call({})).status).toBe(404);
  expect((await call(signed('refresh'))).status).toBe(404);
  expect((await call(signed(), 'GET')).status).toBe(405);
  expect(asked()).toBe(0);
});

test('where samples are shown no feed is asked', async () => {
  vi.stubEnv('SIMCAST_SOURCE', 'demo');
  expect(await (await call(signed())).json()).toEqual({ status: 'idle' });
  expect(asked()).toBe(0);
});

test('a probe that finds all as expected is kept, shown and no alarm', async () => {
  const counts = await (await call(signed())).json();
  expect(counts).toMatchObject({ changed: 0, better: 0, unasked: 0 });
  expect((await store.readProbe())?.lines).toHaveLength(counts.same);
  expect(await page()).toContain('were answered as expected.');
  expect((await findings()).filter(({ key }) => key.startsWith('probe'))).toEqual([]);
  expect((await call(signed())).status).toBe(429);
});

test('the first day a feed changes somebody is told, and since when, until it is as before', async () => {
  await feeds.ESPN?.become('400');
  await call(signed());
  const [found] = (await findings()).filter(({ key }) => key === 'probe:ESPN');
  expect(found).toMatchObject({
    level: 'degraded',
    message: expect.stringContaining('NFL, one day'),
  });
  expect(told.join('\n')).toContain('ESPN has changed its answers');
  expect(await page()).toContain('refused with 400');
  await database.query('truncate refresh_requests');
  await database.moveClock(86_400_000);
  await call(signed());
  const [still] = (await findings()).filter(({ key }) => key === 'probe:ESPN');
  expect(still?.since).toBe(found?.since);
  await database.query('truncate refresh_requests');
  // Problems just reported are not reported again at once.
  await database.moveClock(86_400_000 + 180_000);
  await feeds.ESPN?.become('well');
  await call(signed());
  expect((await findings()).filter(({ key }) => key === 'probe:ESPN')).toEqual([]);
  expect(told.at(-1)).toContain('Over, since');
});
