import { afterEach, expect, test, vi } from 'vitest';
import begunGame, { config } from '../../netlify/edge-functions/begun-game.ts';

const START = '2026-11-22T18:00:00.000Z';
const BUILT = `<p>built</p><section class="panel live" id="live" data-live="7" data-live-from="${START}" hidden="">`;
const TOLD = BUILT.replace(' hidden', ' data-live-stage="playing"');

const page = (html = BUILT) =>
  new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', etag: '"a"', 'x-frame-options': 'DENY' },
  });
const asked: string[] = [];

afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

interface Asked {
  readonly minutes?: number;
  readonly init?: RequestInit;
  readonly html?: string;
  readonly drawn?: () => Response;
}

async function ask({ minutes = 1, init = {}, html, drawn }: Asked): Promise<Response> {
  vi.useFakeTimers({ now: Date.parse(START) + minutes * 60_000, toFake: ['Date'] });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return (drawn ?? (() => new Response('<p>drawn now</p>')))();
  });
  const request = new Request('https://site.example/game/7', init);
  return begunGame(request, {
    next: async (other = request) =>
      other.headers.has('if-none-match') ? new Response(null, { status: 304 }) : page(html),
  });
}

test('before the start the built page is served as it is, and nothing is asked', async () => {
  const answer = await ask({ minutes: -1 });
  expect(await answer.text()).toBe(BUILT);
  expect(answer.headers.get('etag')).toBe('"a"');
  const again = await ask({ minutes: -1, init: { headers: { 'if-none-match': '"b", "a"' } } });
  expect(again.status).toBe(304);
  expect(asked).toEqual([]);
});

test('from the start on a reader gets the page that a function draws, with the headers of pages and none of the file’s', async () => {
  for (const init of [{}, { headers: { 'if-none-match': '"a"' } }]) {
    const answer = await ask({ minutes: 0, init });
    expect([answer.status, await answer.text()]).toEqual([200, '<p>drawn now</p>']);
    expect(answer.headers.get('etag')).toBeNull();
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  }
  expect(asked).toEqual(Array(2).fill('https://site.example/api/games/7/page'));
});

test('where the function fails, is missing or is slow the built page stays', async () => {
  const failures = [
    () => new Response('<p>busy</p>', { status: 503 }),
    () => new Response('<p>missing</p>', { status: 404 }),
    () => {
      throw new DOMException('too slow', 'TimeoutError');
    },
  ];
  for (const drawn of failures) expect(await (await ask({ drawn })).text()).toBe(BUILT);
});

test('a page that tells of the game already, one without a prediction, and what is no page are left alone', async () => {
  for (const html of [TOLD, '<p>no panel</p>'])
    expect(await (await ask({ minutes: 5, html })).text()).toBe(html);
  const head = await ask({ minutes: 5, init: { method: 'HEAD' } });
  expect(head.headers.get('etag')).toBe('"a"');
  expect(asked).toEqual([]);
});

test('it is asked for games’ own addresses alone', () => {
  const matches = (path: string) => config.pattern.some((one) => new RegExp(one).test(path));
  expect(['/game/7', '/game/123456'].every(matches)).toBe(true);
  expect(['/game', '/game/', '/game/7/', '/game/x', '/api/games/7/page', '/'].some(matches)).toBe(
    false,
  );
});
