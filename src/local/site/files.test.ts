import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { HttpServer } from '../http/listen.ts';
import { startSite } from './site.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Too large to be kept in memory. */
const LARGE = '0123456789'.repeat(150_000);
const HOME = '<!doctype html><title>Home</title>'.padEnd(50_000, ' simulated');
const FILES: Readonly<Record<string, string>> = {
  'dist/index.html': HOME,
  'dist/404.html': '<!doctype html><title>Page not found</title>',
  'dist/api-not-found.json': '{"error":"There is no such endpoint"}',
  'dist/large.txt': LARGE,
  'dist/empty.txt': '',
  'dist/.stamp': 'the stamp',
  'dist/.git/config': 'the stamp',
  'dist/.well-known/security.txt': 'contact',
  'dist/_astro/app.abc123.js': 'export {};',
};

let root: string;
let site: HttpServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'simcast-files-'));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, name)), { recursive: true });
    await writeFile(join(root, name), content);
  }
  await symlink(join(ROOT, 'netlify.toml'), join(root, 'netlify.toml'));
  site = await startSite({ root });
});
afterAll(async () => {
  await site?.stop();
  await rm(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(site.url + path, { method, headers: { 'accept-encoding': 'identity', ...headers } });

test.each(['/', '/large.txt'])('a part of %s', async (path) => {
  const whole = await (await get(path)).text();
  const answer = await get(path, { range: 'bytes=10-19' });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe(`bytes 10-19/${whole.length}`);
  expect(answer.headers.get('content-length')).toBe('10');
  expect(await answer.text()).toBe(whole.slice(10, 20));
});

test('a part is never compressed: its bytes are those of the file', async () => {
  const answer = await get('/', { range: 'bytes=-5', 'accept-encoding': 'br, gzip' });
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([206, null]);
  expect(await answer.text()).toBe(HOME.slice(-5));
});

test('a part beyond the end', async () => {
  for (const path of ['/large.txt', '/empty.txt']) {
    const answer = await get(path, { range: 'bytes=9999999-' });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toMatch(/^bytes \*\/\d+$/);
  }
});

test('a part of what a reader has, only where it is still that', async () => {
  const etag = (await get('/')).headers.get('etag') ?? '';
  const range = { range: 'bytes=0-4' };
  expect((await get('/', { ...range, 'if-range': etag })).status).toBe(206);
  expect((await get('/', { ...range, 'if-range': '"other"' })).status).toBe(200);
});

test('HEAD has the length and the headers of GET, and no part', async () => {
  const head = await get('/large.txt', { range: 'bytes=0-4' }, 'HEAD');
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe(String(LARGE.length));
  expect(head.headers.get('accept-ranges')).toBe('bytes');
  expect(Date.parse(head.headers.get('last-modified') ?? '')).not.toBeNaN();
  expect(await head.text()).toBe('');
});

test('a reader who has it already gets the same tag and no body, compressed or not', async () => {
  for (const encoding of ['identity', 'br']) {
    const first = await get('/', { 'accept-encoding': encoding });
    const etag = first.headers.get('etag') ?? '';
    const again = await get('/', { 'accept-encoding': encoding, 'if-none-match': etag });
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
    expect((await get('/', { 'accept-encoding': encoding, 'if-none-match': '*' })).status).toBe(
      304,
    );
  }
});

test.each(['br', 'gzip'])('%s: many readers at once get the same text', async (encoding) => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => get('/', { 'accept-encoding': encoding })),
  );
  for (const answer of answers) {
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toBe(HOME);
  }
});

test.each(['/.stamp', '/.git/config', '/%2estamp', '/./.stamp', '/_astro/../.stamp'])(
  '%s is not served',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).not.toContain('the stamp');
  },
);

test('what is well known is served', async () => {
  expect(await (await get('/.well-known/security.txt')).text()).toBe('contact');
});

test('a file takes GET and HEAD only', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const answer = await get('/', {}, method);
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  }
});

test('an asset that is not there is not kept for a year', async () => {
  const answer = await get('/_astro/gone.js');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('an address under /api that is not there has no conditions', async () => {
  const answer = await get('/api/nothing', { 'if-none-match': '*', range: 'bytes=0-1' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ error: 'There is no such endpoint' });
});

test('a build that takes the folder’s place is served soon, and no half of it before', async () => {
  const next = join(root, 'next');
  await mkdir(next);
  await writeFile(join(next, 'index.html'), 'the next build');
  await rename(join(root, 'dist'), join(root, 'before'));
  await rename(next, join(root, 'dist'));
  await vi.waitFor(
    async () => expect(await (await get('/')).text()).toBe('the next build'),
    30_000,
  );
  expect((await get('/large.txt')).status).toBe(404);
});
