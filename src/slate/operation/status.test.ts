import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { health as contract } from '#contract/health.ts';
import { JOBS } from '#domain/operation/state.ts';
import { OPEN } from '#http/crossOrigin.ts';
import { SAFE_HEADERS, SAFE_PAGE } from '#http/headers.ts';
import { type HttpServer, listen } from '#local/http/listen.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import type { Store } from '#slate/store.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { bareContext } from '#test/context.ts';
import { placeSite } from '#wiring';
import health from '../../../netlify/functions/health.ts';
import statusPage from '../../../netlify/functions/status-page.ts';

const FRAME =
  '<!doctype html><html lang="en"><head></head><body><!--sample--><!--/sample--><main><!--page--><!--/page--></main></body></html>';

let database: TestDatabase;
let store: Store;
let site: HttpServer;
/** The files of the published folder. */
let files: Record<string, string>;
let at = 0;

beforeAll(async () => {
  database = await startTestDatabase();
  store = storeOn(database);
  site = await listen(async (request) => {
    const text = files[new URL(request.url).pathname];
    return new Response(text ?? null, { status: text === undefined ? 404 : 200 });
  });
});
afterAll(async () => {
  await site?.stop();
  await database?.stop();
});
beforeEach(async () => {
  files = { '/status-shell': FRAME };
  vi.stubEnv('SUPABASE_URL', database.supabaseUrl);
  vi.stubEnv('SUPABASE_SECRET_KEY', database.secretKey);
  vi.stubEnv('URL', site.url);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  // Expires everything that an instance has cached.
  vi.spyOn(performance, 'now').mockImplementation(() => (at += 100_000));
  await database.query('delete from refresh_runs');
  await database.query('truncate builds');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A full run with this ending. */
async function run(error?: string): Promise<void> {
  await database.query("update refresh_lease set expires_at = '-infinity', run_id = null");
  const lease = await store.acquireLease('schedule', 60);
  if (!lease) throw new Error('no lease');
  await store.finishRun(lease, {}, error);
  await database.query('update refresh_lease set run_id = null');
}
const ask = (init?: RequestInit, query = '') =>
  health(new Request(`${site.url}/api/health${query}`, init), bareContext());
const look = (path = '/status', init?: RequestInit) =>
  statusPage(new Request(site.url + path, init), { site: { url: site.url } } as Context);

test.each(JOBS)('with a request for %s on record the site says how it is', async (job) => {
  await run();
  expect(await store.acceptRefreshRequest(randomUUID(), job)).toBe('accepted');
  expect((await ask()).status).toBe(200);
  expect((await look()).status).toBe(200);
});

test('a site that is well answers 200, one that failed twice 503, both kept shortly', async () => {
  await run();
  const well = await ask();
  expect(well.status).toBe(200);
  expect(contract.answer.parse(await well.json())).toMatchObject({ status: 'ok', findings: [] });
  await run('connect ECONNREFUSED db.internal:5432');
  expect((await ask()).status).toBe(200);
  await run('connect ECONNREFUSED db.internal:5432');
  const failing = await ask();
  expect(failing.status).toBe(503);
  const text = await failing.text();
  expect(contract.answer.parse(JSON.parse(text)).findings.map(({ key }) => key)).toEqual(['runs']);
  expect(text).not.toContain('internal');
  for (const { headers } of [well, failing]) {
    expect(Object.fromEntries(headers)).toMatchObject({ ...SAFE_HEADERS, ...OPEN });
    expect(headers.get('netlify-cdn-cache-control')).toBe('public, s-maxage=30');
  }
});

test('the page says the same to people', async () => {
  await run();
  const well = await look();
  expect(well.status).toBe(200);
  expect(Object.fromEntries(well.headers)).toMatchObject(SAFE_PAGE);
  expect(await well.text()).toContain('Nothing is wrong so far.');
  await run('at /srv/simcast/secret.ts:12');
  await run('at /srv/simcast/secret.ts:12');
  const text = await (await look()).text();
  expect(text).toContain('The last 2 refreshes failed; the last one stopped at stage ingest.');
  expect(text).not.toContain('secret.ts');
});

test('a build that was taken and does not come is found by what is up', async () => {
  await run();
  await database.query(
    "insert into builds (slate_hash, requested_at, accepted_at) values ('b', public.clock() - interval '1 hour', public.clock() - interval '1 hour')",
  );
  const keysOf = async () =>
    contract.answer.parse(await (await ask()).json()).findings.map(({ key }) => key);
  expect(await keysOf()).toEqual([]);
  const older = new Date(Date.now() - 2 * 3_600_000).toISOString();
  files['/build.json'] = JSON.stringify({ builtAt: older, slate: 'a' });
  expect(await keysOf()).toEqual(['build-failed']);
  expect((await ask()).status).toBe(200);
  files['/build.json'] = JSON.stringify({ builtAt: older, slate: 'b' });
  expect(await keysOf()).toEqual([]);
  for (const broken of ['<html>', '{"builtAt":"soon","slate":7}', '']) {
    files['/build.json'] = broken;
    expect(await keysOf()).toEqual([]);
  }
});

test('what cannot be asked is refused, and HEAD has no body', async () => {
  await run();
  expect((await ask({ method: 'POST', body: '{}' })).status).toBe(405);
  expect((await ask({}, '?x=1')).status).toBe(400);
  const head = await ask({ method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect((await look('/status', { method: 'DELETE' })).status).toBe(405);
  const moved = await look('/status/?x=1');
  expect([moved.status, moved.headers.get('location')]).toEqual([301, '/status?x=1']);
});

test('83: whatever is asked of it, the answer is one of the specified, in JSON, with the safe headers', async () => {
  await run();
  const method = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS');
  const query = fc.oneof(
    fc.constantFrom('', '?', '?x', '?status=ok', '?__proto__=1', '?a=1&a=2'),
    fc.webQueryParameters().map((text) => `?${text}`),
  );
  await fc.assert(
    fc.asyncProperty(method, query, async (how, what) => {
      const answer = await ask({ method: how }, what);
      expect([200, 204, 400, 405, 503]).toContain(answer.status);
      expect(Object.fromEntries(answer.headers)).toMatchObject({ ...SAFE_HEADERS, ...OPEN });
      const body = await answer.text();
      if (how === 'HEAD' || answer.status === 204) expect(body).toBe('');
      else expect(() => JSON.parse(body)).not.toThrow();
      const kept = answer.status === 200 || answer.status === 503;
      expect(answer.headers.get('cache-control') === 'no-store').toBe(!kept);
    }),
    { numRuns: 100 },
  );
});

test('where the frame cannot be had a line of text is the answer', async () => {
  await run();
  files = {};
  const answer = await look();
  expect(answer.status).toBe(503);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('where the database does not answer both say so, without a reason', async () => {
  placeSite(undefined);
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
  const told = await health(new Request(`${site.url}/api/health`), bareContext());
  expect(told.status).toBe(503);
  const answer = contract.answer.parse(await told.json());
  expect(answer).toMatchObject({ status: 'failing', asOf: null, findings: [{ key: 'store' }] });
  const context = { site: { url: site.url } } as Context;
  const page = await statusPage(new Request(`${site.url}/status`), context);
  expect(page.status).toBe(503);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const text = await page.text();
  expect(text).toContain('We cannot show the site’s status right now.');
  expect(JSON.stringify(answer) + text).not.toMatch(/127\.0\.0\.1|ECONNREFUSED|fetch failed/);
});
