import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SAFE_PAGE, SAFE_TEXT } from '#http/headers.ts';
import { type HttpServer, listen } from '#local/http/listen.ts';
import handler from '../../../netlify/functions/game-page.ts';

/** The site's own pages, and the requests for them. */
let site: HttpServer;
const asked: string[] = [];

beforeAll(async () => {
  site = await listen(async (request) => {
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    return new Response(`<h1>${pathname}</h1>`);
  });
  vi.stubEnv('SUPABASE_URL', 'http://127.0.0.1:1');
  vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_test');
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await site?.stop();
});

const ask = (path: string, init: RequestInit = {}, url = site.url) =>
  handler(new Request(new URL(path, 'http://host-of-the-request.invalid'), init), {
    params: {},
    site: { url },
  } as unknown as Context);

const headersOf = ({ headers }: Response) => Object.fromEntries(headers);

test.each([
  ['/game', 'invalid'],
  ['/game/', 'invalid'],
  ['/game/abc', 'invalid'],
  ['/game/../game/abc', 'invalid'],
  [`/game/${'9'.repeat(2_000)}`, 'missing'],
])(
  '%s is answered with the built page and 404, from the site’s own address',
  async (path, page) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toBe(`<h1>/game-shell/${page}</h1>`);
    expect(headersOf(answer)).toMatchObject({
      ...SAFE_PAGE,
      'content-type': 'text/html; charset=utf-8',
      'netlify-cache-tag': 'slate',
    });
  },
);

test('a built page is asked for once a minute, however many want it', async () => {
  const before = asked.length;
  await Promise.all(Array.from({ length: 20 }, () => ask('/game/abc')));
  expect(asked.length).toBeLessThanOrEqual(before + 1);
});

test('another spelling leads to the right one, by its path alone', async () => {
  const answer = await ask('/game/007/?a=b');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/game/7?a=b');
  expect(Object.fromEntries(answer.headers)).toMatchObject(SAFE_PAGE);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not answered', async (method) => {
  const answer = await ask('/game/7', { method });
  expect(answer.status).toBe(405);
  expect(headersOf(answer)).toMatchObject({ ...SAFE_TEXT, allow: 'GET, HEAD' });
});

test('where the store is away it says so, in the words for a game that cannot be had, and nothing keeps that', async () => {
  const answer = await ask('/game/7');
  expect(answer.status).toBe(503);
  expect(await answer.text()).toBe('<h1>/game-shell/missing</h1>');
  expect(headersOf(answer)).toMatchObject({ ...SAFE_PAGE, 'cache-control': 'no-store' });
  expect(answer.headers.get('netlify-cdn-cache-control')).toBeNull();
});

test('without its pages it answers in a line of text', async () => {
  const answer = await ask('/game/abc', {}, 'http://127.0.0.1:1');
  expect(answer.status).toBe(503);
  expect(headersOf(answer)).toMatchObject({
    ...SAFE_TEXT,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
  });
});
