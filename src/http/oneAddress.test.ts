import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { ROOT } from '#local/project.ts';
import oneAddress, { config, EDGE_SAFE } from '../../netlify/edge-functions/one-address.ts';

const page = () =>
  new Response('<h1>A page</h1>', {
    headers: { 'content-type': 'text/html', etag: '"a"', 'x-frame-options': 'DENY' },
  });

async function ask(path: string, init: RequestInit = {}, answer: () => Response = page) {
  const request = new Request(`https://site.example${path}`, init);
  return oneAddress(request, { next: async () => answer() });
}

test.each([
  ['/about/', '/about'],
  ['/league/nfl/', '/league/nfl'],
  ['/game/12//', '/game/12'],
  ['/verify/?line=3', '/verify?line=3'],
  ['/about.html', '/about'],
  ['/league/nfl.html?x=1', '/league/nfl?x=1'],
  ['/league/nfl/index.html', '/league/nfl'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/index/', '/'],
  ['/%61bout', '/about'],
  ['/%2561bout/', '/%2561bout'],
  ['/caf%c3%a9', '/caf%C3%A9'],
  ['/%2Fevil.example/', '/%2Fevil.example'],
  ['//evil.example/', '/evil.example'],
  ['///evil.example/.html', '/evil.example'],
])('%s has its page at %s', async (path, location) => {
  const { pathname } = new URL(`https://site.example${path}`);
  expect(config.pattern.some((pattern) => new RegExp(pattern).test(pathname))).toBe(true);
  for (const method of ['GET', 'HEAD']) {
    const answer = await ask(path, { method });
    expect([answer.status, answer.headers.get('location')]).toEqual([301, location]);
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('content-type')).toBeNull();
    expect(await answer.text()).toBe('');
  }
});

test('a page’s own address is not asked at all', () => {
  for (const path of [
    '/',
    '/about',
    '/rss.xml',
    '/api/slate',
    '/_astro/page.js',
    '/.html5',
    '/indexes',
  ])
    expect(
      config.pattern.some((pattern) => new RegExp(pattern).test(path)),
      path,
    ).toBe(false);
});

test('what is not there, leads elsewhere, changes something or is asked for as built stays as it is', async () => {
  const missing = await ask('/nobody/', {}, () => new Response('None', { status: 404 }));
  expect([missing.status, await missing.text()]).toEqual([404, 'None']);
  const moved = () => new Response(null, { status: 301, headers: { location: '/subscribe' } });
  expect((await ask('/pricing/', {}, moved)).headers.get('location')).toBe('/subscribe');
  expect((await ask('/api/x/', { method: 'POST', body: '' })).status).toBe(200);
  expect((await ask('/track-record.html', { headers: { 'x-as-built': '1' } })).status).toBe(200);
});

test('a reader who asks whether it is new is led on, too', async () => {
  const answer = await ask('/about/', {}, () => new Response(null, { status: 304 }));
  expect(answer.headers.get('location')).toBe('/about');
});

test('a character that needs its code keeps it, and leads nowhere', async () => {
  expect((await ask('/calendar/a%20b.ics')).status).toBe(200);
});

const { redirects, headers } = parse(
  readFileSync(join(ROOT, 'netlify.toml'), 'utf8'),
) as unknown as {
  redirects: readonly { from: string; status: number }[];
  headers: readonly { for: string; values: Readonly<Record<string, string>> }[];
};

test('what is said of a redirect is what netlify.toml says of every file', () => {
  const [all] = headers;
  const said = Object.entries(all?.values ?? {}).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  expect(all?.for).toBe('/*');
  expect(EDGE_SAFE).toEqual(Object.fromEntries(said));
});

const ALIASES = redirects.filter(({ status }) => status === 301).map(({ from }) => from);

test.each(ALIASES)('%s leads on with safe headers', async (from) => {
  const path = from.replaceAll(/:\w+/g, 'x');
  expect(config.pattern.some((pattern) => new RegExp(pattern).test(path))).toBe(true);
  const answer = await ask(
    path,
    {},
    () => new Response(null, { status: 301, headers: { location: '/there' } }),
  );
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/there']);
  for (const [name, value] of Object.entries(EDGE_SAFE))
    expect(answer.headers.get(name)).toBe(value);
});
