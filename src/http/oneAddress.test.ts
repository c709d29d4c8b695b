import { expect, test } from 'vitest';
import oneAddress, { config } from '../../netlify/edge-functions/one-address.ts';

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
  for (const path of ['/', '/about', '/rss.xml', '/api/slate', '/_astro/page.js', '/.html5'])
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
