import { join } from 'node:path';
import type { Context } from '@netlify/functions';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { LEDGER_PATHS } from '#contract/ledger/paths.ts';
import { CHECK, GAME_PAGE, GAMES_PAGE } from '#contract/paths.ts';
import { PUBLIC_ENDPOINTS } from '#contract/public/endpoints.ts';
import { ROOT } from '#local/project.ts';
import { loadFunctions } from '#local/site/functions/load.ts';
import { matchFunction } from '#local/site/functions/match.ts';
import type { SiteFunction } from '#local/site/functions/module.ts';
import { BET_GAMES } from '#members/bets/paths.ts';
import { createAnswerReader } from '#slate/answers/reader.ts';
import { declaredPaths } from '#test/deploy/declaredPaths.ts';
import { placeAnswers } from '#test/placeAnswers.ts';
import { renderedStore } from '#test/renderedStore.ts';

let functions: readonly SiteFunction[];
beforeAll(async () => {
  functions = await loadFunctions(join(ROOT, 'netlify/functions'));
});
beforeEach(() => {
  const reader = createAnswerReader(renderedStore({ asOf: '2026-11-20T16:00:00.000Z' }));
  placeAnswers(() => reader);
});

async function call(path: string, init: RequestInit): Promise<Response> {
  const request = new Request(`http://localhost:8888${path}`, init);
  const match = matchFunction(functions, request.url, request.method);
  if (!match) throw new Error(`nothing answers ${request.method} ${path}`);
  return (await match.fn.handler(request, match as unknown as Context)) as Response;
}

const VALUES: Readonly<Record<string, string>> = { tour: 'pga-tour' };
const asked = (path: string): string =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => VALUES[name] ?? '1');

const API = PUBLIC_ENDPOINTS.map(({ contract }) => asked(contract.path));
const PAGES = ['/rss.xml', '/feed.json', '/rss/nfl.xml', '/feed/nfl.json'];
const CALENDARS = ['/calendar/nfl.ics', '/calendar/golf/pga-tour.ics', '/calendar/nothing.ics'];
const FILES = [
  '/openapi.json',
  '/ledger-heads.json',
  '/ledger-heads.txt',
  '/ledger-format.md',
  '/verify_ledger.py',
  '/verify_beacon.py',
  '/time-authorities.pem',
  '/recompute_record.py',
];

/** What a browser asks before a request with these headers. */
const question = (headers: string, method = 'GET'): RequestInit => ({
  method: 'OPTIONS',
  headers: {
    origin: 'https://other.example',
    'access-control-request-method': method,
    'access-control-request-headers': headers,
  },
});

const words = (text: string | null): readonly string[] =>
  (text ?? '').split(',').map((word) => word.trim().toLowerCase());

test.each([...API, ...PAGES, ...CALENDARS, ...FILES])(
  '%s tells a browser of another site what it may send and read',
  async (path) => {
    const answer = await call(path, question('if-none-match'));
    expect(answer.status).toBe(204);
    expect(await answer.text()).toBe('');
    const { headers } = answer;
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(words(headers.get('access-control-allow-methods'))).toEqual(['get', 'head']);
    expect(words(headers.get('access-control-allow-headers'))).toEqual(
      expect.arrayContaining(['accept', 'content-type', 'if-none-match']),
    );
    expect(words(headers.get('access-control-expose-headers'))).toEqual(
      expect.arrayContaining(['etag', 'retry-after', 'x-as-of', 'allow']),
    );
    expect(Number(headers.get('access-control-max-age'))).toBeGreaterThanOrEqual(7_200);
    expect(words(headers.get('vary'))).toContain('access-control-request-headers');
    expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.has('access-control-allow-credentials')).toBe(false);
  },
);

/** A check is posted by any site's page: its own test asks (slate/answers/check). */
const OPEN_PATHS: readonly string[] = [
  ...PUBLIC_ENDPOINTS.map(({ contract }) => contract.path),
  CHECK,
];
const CLOSED = declaredPaths().filter((path) => !OPEN_PATHS.includes(path));

test.each([...CLOSED, '/my/:secret/prices.xml', '/my/:secret/prices.ics'])(
  '%s, which is for one reader or one service, allows another site’s browser nothing',
  async (path) => {
    // An admin's address asks the database first, and there is none here.
    vi.spyOn(console, 'error').mockReturnValue();
    for (const method of ['GET', 'POST']) {
      const answer = await call(asked(path), question('content-type, if-none-match', method));
      expect(answer.status).toBeGreaterThanOrEqual(404);
      const names = [...answer.headers.keys()];
      expect(names.filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  },
);

test('what is for our own pages is not among the open paths', () => {
  expect(CLOSED).toEqual(
    expect.arrayContaining([GAME_PAGE, GAMES_PAGE, BET_GAMES, '/api/auth/session']),
  );
  expect(CLOSED).not.toContain(LEDGER_PATHS.manifest);
  expect(CLOSED.length).toBeGreaterThan(30);
});

test.each([
  ['/api/games/upcoming', 200],
  ['/api/games/upcoming?league=nfl', 301],
  ['/api/games/upcoming?nonsense=1', 400],
  ['/api/games/999999', 404],
  ['/calendar/nothing.ics', 404],
  ['/rss/nothing.xml', 404],
] as const)('%s: HEAD is GET without its body, and both can be read', async (path, status) => {
  const [get, head] = [await call(path, { method: 'GET' }), await call(path, { method: 'HEAD' })];
  expect([get.status, head.status]).toEqual([status, status]);
  expect([...head.headers]).toEqual([...get.headers]);
  expect(await head.text()).toBe('');
  expect(get.headers.get('access-control-allow-origin')).toBe('*');
  expect(words(get.headers.get('access-control-expose-headers'))).toContain('etag');
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])(
  '%s is refused so that all can read it',
  async (method) => {
    for (const path of ['/api/slate', '/feed.json', '/calendar/nfl.ics']) {
      const answer = await call(path, { method });
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    }
  },
);

test('304 says the same as 200', async () => {
  const whole = await call('/api/games/upcoming', { method: 'GET' });
  const known = await call('/api/games/upcoming', {
    headers: { 'if-none-match': whole.headers.get('etag') ?? '' },
  });
  expect(known.status).toBe(304);
  expect([...known.headers].filter(([name]) => name !== 'content-length')).toEqual([
    ...whole.headers,
  ]);
});
