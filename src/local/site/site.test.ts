import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request as rawRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { headersOfAssets } from '#render/headersOfAssets.ts';
import type { HttpServer } from '../http/listen.ts';
import { startSite } from './site.ts';

const ROOT = join(import.meta.dirname, '../../..');
const LONG = '<!doctype html><title>Home</title>'.padEnd(5_000, ' simulated');

const FILES: Readonly<Record<string, string>> = {
  'dist/index.html': LONG,
  'dist/404.html': '<!doctype html><title>Page not found</title>',
  'dist/league-not-found.html': '<!doctype html><title>League not found</title>',
  'dist/predictions/index.html': 'all predictions',
  'dist/feeds/index.html': 'feeds and calendars',
  'dist/league/nfl/index.html': 'the NFL',
  'dist/golf/pga-tour/index.html': 'the PGA Tour',
  'dist/golf/other/index.html': 'another tour',
  'dist/api-not-found.json': '{"error":"There is no such endpoint"}',
  'dist/_astro/app.abc123.js': 'export {};',
  'secret.txt': 'outside of dist',
  'netlify/functions/hello.ts': `export default (request, context) => {
      context.cookies.set({ name: 'seen', value: '1', httpOnly: true, path: '/' });
      return Response.json({ id: context.params.id, q: context.url.searchParams.get('q') },
        { headers: { 'cache-control': 'public, max-age=5', 'netlify-cdn-cache-control': 's-maxage=60' } });
    };
    export const config = { path: '/api/hello/:id', method: 'GET' };`,
  'netlify/functions/echo.ts': `export default async (request) => new Response(await request.text());
    export const config = { path: '/api/echo', method: ['POST'] };`,
  'netlify/functions/stream.ts': `export default () => new Response(new ReadableStream({
      start(controller) { controller.enqueue(new TextEncoder().encode('tick ')); },
      cancel() { globalThis.simcastStreamEnded = true; },
    }), { headers: { 'content-type': 'text/event-stream' } });
    export const config = { path: '/api/stream' };`,
  'netlify/functions/broken.ts': `export default () => { throw new Error('the secret reason'); };
    export const config = { path: '/api/broken' };`,
  'netlify/functions/slow-background.ts': `export default async (request) => {
      const body = await request.text();
      await new Promise((go) => setTimeout(go, 100));
      globalThis.simcastBackground = body;
    };`,
  'netlify/edge-functions/one-address.ts': readFileSync(
    join(ROOT, 'netlify/edge-functions/one-address.ts'),
    'utf8',
  ),
  'netlify/functions/tick.ts': `export default () => {};
    export const config = { schedule: '*/15 * * * *' };`,
};

let root: string;
let site: HttpServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'simcast-site-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  const dist = join(root, 'dist');
  await writeFile(join(dist, '_headers'), await headersOfAssets(dist));
  const linked = ['netlify.toml', 'package.json', 'src'];
  for (const name of [...linked, 'netlify/functions/league-path.ts']) {
    await symlink(join(ROOT, name), join(root, name));
  }
  site = await startSite({ root });
});
afterAll(async () => {
  await site.stop();
  await rm(root, { recursive: true });
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(site.url + path, { redirect: 'manual', ...init });

/** As fetch, but the path goes out exactly as written. */
const getRaw = (path: string) =>
  new Promise<{ status: number; body: string }>((resolve, reject) => {
    rawRequest({ host: '127.0.0.1', port: site.port, path }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, body: await text(answer) });
    })
      .on('error', reject)
      .end();
  });

test('serves pages with the security headers', async () => {
  const page = await get('/');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  expect(page.headers.get('strict-transport-security')).toContain('max-age=');
  expect(await page.text()).toBe(LONG);
});

test('assets with a hash in their name are kept for a year, pages are not', async () => {
  const asset = await get('/_astro/app.abc123.js');
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const page = await get('/predictions');
  expect(page.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
});

test('an asset that is not there is not kept, and where that is written is not served', async () => {
  for (const path of ['/_astro/app.000000.js', '/_astro/', '/_headers', '/_redirects']) {
    const answer = await get(path);
    expect(answer.status, path).toBe(404);
    expect(answer.headers.get('cache-control'), path).not.toContain('immutable');
  }
});

test('a known ETag answers 304 without a body', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  const again = await get('/', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('HEAD has the headers of GET and no body', async () => {
  const head = await get('/', { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(head.headers.get('etag')).toBeTruthy();
  expect(await head.text()).toBe('');
});

test('compresses text for a reader who takes it', async () => {
  const answer = await new Promise<Buffer>((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip;q=0.8, br' };
    rawRequest({ host: '127.0.0.1', port: site.port, path: '/', headers }, (message) => {
      expect(message.headers['content-encoding']).toBe('br');
      expect(message.headers.vary).toContain('Accept-Encoding');
      const chunks: Buffer[] = [];
      message.on('data', (chunk: Buffer) => chunks.push(chunk));
      message.on('end', () => resolve(Buffer.concat(chunks)));
    })
      .on('error', reject)
      .end();
  });
  expect(brotliDecompressSync(answer).toString()).toBe(LONG);
});

test('an unknown address gets the 404 page with status 404', async () => {
  const page = await get('/nothing/here');
  expect(page.status).toBe(404);
  expect(await page.text()).toContain('Page not found');
  expect(page.headers.get('x-frame-options')).toBe('DENY');
});

test.each([
  ['/dashboard', '/predictions'],
  ['/predictions/nba?sort=ev', '/league/nba?sort=ev'],
  ['/prediction/401', '/game/401'],
  ['/pricing?from=ad&x=1', '/subscribe?from=ad&x=1'],
  ['/golf-predictions/pga', '/golf/pga'],
  ['/f1-race-predictions', '/f1'],
  ['/terms', '/terms-of-service'],
  ['/league/NFL?week=3', '/league/nfl?week=3'],
  ['/league/laLIGA', '/league/laliga'],
  ['/season/NFL?set=a-b-1206.h', '/season/nfl?set=a-b-1206.h'],
  ['/season/ufc', '/ufc'],
  ['/pools/NFL?used=buf', '/pools/nfl?used=buf'],
  ['/predictions/NBA/', '/league/nba'],
  ['/golf/index.html', '/golf'],
  ['/league/index.html', '/predictions'],
  ['/golf/PGA-Tour', '/golf/pga-tour'],
  ['/golf-predictions/LIV-Golf', '/golf/liv-golf'],
  ['/prediction/0012', '/game/12'],
  ['/ufc/index.html?x=1', '/ufc?x=1'],
  ['/team/nfl/bills/index.html', '/team/nfl/bills'],
  ['/predictions/', '/predictions'],
  ['/league/nfl/?week=3', '/league/nfl?week=3'],
  ['/feeds/index.html', '/feeds'],
  ['/league-not-found.html', '/league-not-found'],
])('%s moves to %s for good', async (from, to) => {
  const moved = await get(from);
  expect(moved.status).toBe(301);
  expect(moved.headers.get('location')).toBe(to);
});

test('league pages: the canonical path is a file, an unknown league is not found', async () => {
  expect(await (await get('/league/nfl')).text()).toBe('the NFL');
  const unknown = await get('/league/quidditch');
  expect(unknown.status).toBe(404);
  expect(await unknown.text()).toContain('League not found');
  expect(unknown.headers.get('x-frame-options')).toBe('DENY');
});

test('a rewrite serves the page it names with its status, unless there is a page', async () => {
  expect(await (await get('/golf/pga-tour')).text()).toBe('the PGA Tour');
  const other = await get('/golf/new-tour');
  expect(other.status).toBe(404);
  expect(await other.text()).toBe('another tour');
});

test('what no function answers under /api is not found in JSON', async () => {
  const answer = await get('/api/nothing/here');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(await answer.json()).toEqual({ error: 'There is no such endpoint' });
});

test('a function gets its parameters and its headers arrive untouched', async () => {
  const answer = await get('/api/hello/a%20b?q=1');
  expect(await answer.json()).toEqual({ id: 'a b', q: '1' });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=5');
  expect(answer.headers.get('netlify-cdn-cache-control')).toBe('s-maxage=60');
  expect(answer.headers.getSetCookie()).toEqual(['seen=1; Path=/; HttpOnly']);
  expect((await get('/api/hello/1', { method: 'POST' })).status).toBe(404);
});

test('a function reads its body', async () => {
  const body = 'x'.repeat(3_000_000);
  expect(await (await get('/api/echo', { method: 'POST', body })).text()).toBe(body);
});

test('a streamed answer arrives piece by piece, and ends when its reader goes', async () => {
  const leave = new AbortController();
  const answer = await get('/api/stream', { signal: leave.signal });
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  expect(new TextDecoder().decode(first?.value)).toBe('tick ');
  leave.abort();
  await vi.waitFor(() => expect(globalThis).toHaveProperty('simcastStreamEnded', true), 30_000);
});

test('a failing function answers 500 and keeps its reason to the log', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const answer = await get('/api/broken');
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({ error: 'Internal server error' });
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test('a background function answers 202 and runs on with its body', async () => {
  const path = '/.netlify/functions/slow-background';
  const answer = await get(path, { method: 'POST', body: 'job 7' });
  expect(answer.status).toBe(202);
  await vi.waitFor(() => expect(globalThis).toHaveProperty('simcastBackground', 'job 7'), 30_000);
});

test('a scheduled function has no address', async () => {
  expect((await get('/.netlify/functions/tick')).status).toBe(404);
});

test.each([
  '/../secret.txt',
  '/..%2fsecret.txt',
  '/%2e%2e/secret.txt',
  '/%2e%2e%2fsecret.txt',
  '/..%5csecret.txt',
  '/_astro/..%2f..%2fsecret.txt',
  '//../secret.txt',
  '/secret.txt%00.html',
  '/..;/secret.txt',
])('%s does not leave the published folder', async (path) => {
  const answer = await getRaw(path);
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toContain('outside of dist');
});

test('what the API does not have is said in JSON, to pages of any site', async () => {
  const none = await get('/api/nothing/here');
  expect(none.status).toBe(404);
  expect(none.headers.get('access-control-allow-origin')).toBe('*');
});

test('a malformed address is refused', async () => {
  expect((await getRaw('/%E0%A4%A')).status).toBe(400);
});
