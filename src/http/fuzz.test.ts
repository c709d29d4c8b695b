import { join } from 'node:path';
import type { Context } from '@netlify/functions';
import * as fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import { PATHS } from '#contract/paths.ts';
import {
  EXAMPLE_CARD,
  EXAMPLE_MATCH,
  EXAMPLE_RACE,
  EXAMPLE_TOURNAMENT,
} from '#domain/events/exampleEvents.fixture.ts';
import { ROOT } from '#local/project.ts';
import { loadFunctions } from '#local/site/functions/load.ts';
import { matchFunction } from '#local/site/functions/match.ts';
import type { SiteFunction } from '#local/site/functions/module.ts';
import { createAnswerReader } from '#slate/answers/reader.ts';
import { placeAnswers } from '#test/placeAnswers.ts';
import { renderedStore } from '#test/renderedStore.ts';
import { OPEN } from './crossOrigin.ts';
import { SAFE_HEADERS } from './headers.ts';

beforeEach(() => {
  const events = [EXAMPLE_MATCH, EXAMPLE_CARD, EXAMPLE_TOURNAMENT, EXAMPLE_RACE];
  const reader = createAnswerReader(renderedStore({ asOf: '2026-11-20T16:00:00.000Z', events }));
  placeAnswers(() => reader);
});

/** How a schema library, not we, says that something is wrong. */
const LIBRARY_WORDS = /Invalid input|Too (?:small|big)|Unrecognized key|Invalid option/i;

let functions: readonly SiteFunction[];
beforeAll(async () => {
  functions = await loadFunctions(join(ROOT, 'netlify/functions'));
});

async function call(path: string, init: RequestInit = {}): Promise<Response | undefined> {
  const request = new Request(`http://localhost:8888${path}`, init);
  const match = matchFunction(functions, request.url, request.method);
  if (!match) return undefined;
  const answer = await match.fn.handler(request, match as unknown as Context);
  expect(answer).toBeInstanceOf(Response);
  return answer as Response;
}

const raw = fc.string({ unit: 'binary', maxLength: 40 });
const text = fc.oneof(
  raw.filter((value) => value.isWellFormed()).map(encodeURIComponent),
  fc.constantFrom(
    'nfl',
    'NFL',
    '%6efl',
    'all',
    'aLL',
    '',
    '__proto__',
    '%00',
    '1',
    '007',
    '9'.repeat(40),
  ),
  fc.constantFrom('constructor', 'toString', '..%2f..', '%F0%9F%98%80', '1e3', '-1', 'pga-tour'),
);
const path = fc
  .tuple(fc.constantFrom(...Object.values(PATHS)), text)
  .map(([pattern, value]) => pattern.replace(/:\w+/, value || 'x'));
const query = fc
  .array(
    fc.oneof(
      fc
        .tuple(fc.oneof(fc.constantFrom('league', 'sport', 'x'), text), text)
        .map((pair) => pair.join('=')),
      fc.constantFrom('', '&&&&', '?', '=', '=&=', 'league', 'league[]=nfl', '#'),
      text,
    ),
    { maxLength: 6 },
  )
  .map((parts) => (parts.length > 0 ? `?${parts.join('&')}` : ''));
const method = fc.constantFrom(
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'BREW',
);
const printable = fc.stringMatching(/^[\x21-\x7e]{0,60}$/);
const headers = fc.dictionary(
  fc.constantFrom(
    'if-none-match',
    'if-match',
    'range',
    'accept',
    'host',
    'x-forwarded-host',
    'cookie',
    'origin',
  ),
  fc.oneof(printable, fc.constantFrom('*', '"a"', 'W/"a"', 'bytes=0-1', 'evil.example')),
);

/** Rules that every response of the API obeys, whatever was requested. */
async function expectSound(answer: Response, asked: string, how: string): Promise<void> {
  expect([200, 204, 301, 304, 400, 404, 405], asked).toContain(answer.status);
  expect(Object.fromEntries(answer.headers), asked).toMatchObject({ ...SAFE_HEADERS, ...OPEN });
  expect(answer.headers.has('access-control-allow-credentials'), asked).toBe(false);
  const body = await answer.text();
  if (answer.status >= 400) {
    expect(answer.headers.get('content-type')).toContain('application/json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    if (how === 'HEAD') expect(body, asked).toBe('');
    else expect(() => errorSchema.parse(JSON.parse(body)), asked).not.toThrow();
    expect(body, asked).not.toMatch(LIBRARY_WORDS);
  }
  if (answer.status === 200 && body !== '') expect(() => JSON.parse(body), asked).not.toThrow();
}

test('83: whatever is asked, the answer is one of the specified, in JSON, with the safe headers', async () => {
  await fc.assert(
    fc.asyncProperty(path, query, method, headers, async (where, what, how, said) => {
      const answer = await call(where + what, { method: how, headers: said });
      if (answer) await expectSound(answer, `${how} ${where}${what}`, how);
    }),
    { numRuns: 1_500 },
  );
});

test('90: every spelling of a question is refused, or leads to the same cache entry at once', async () => {
  const canonical = new Set<string>();
  await fc.assert(
    fc.asyncProperty(path, query, async (where, what) => {
      const answer = await call(where + what);
      if (answer?.status !== 301) {
        if (answer?.status === 200) canonical.add(where + new URL(where + what, 'http://x').search);
        return;
      }
      const location = answer.headers.get('location') ?? '';
      expect(location).toMatch(/^\/api\//);
      expect([200, 404]).toContain((await call(location))?.status);
      canonical.add(location);
    }),
    { numRuns: 10_000 },
  );
  // The count of all paths with every league, sport and tour; games are 404.
  expect(canonical.size).toBeLessThan(Object.keys(PATHS).length + 40);
});

/** Headers in which a browser may tell something about its reader. */
const ofReader = fc.record({
  cookie: fc.constantFrom(
    '__Host-session=abc',
    '__Host-session=abc; __Host-code=def',
    'theme=dark',
  ),
  authorization: fc.constantFrom('Bearer abc', 'Basic YTpi'),
  'accept-language': fc.constantFrom('de', 'en-US'),
  'user-agent': printable,
});

test('84: what caches keep is the same to the byte for every reader', async () => {
  await fc.assert(
    fc.asyncProperty(path, query, ofReader, async (where, what, own) => {
      const [plain, known] = [await call(where + what), await call(where + what, { headers: own })];
      expect(known?.status).toBe(plain?.status);
      if (!plain || !known) return;
      expect([...known.headers]).toEqual([...plain.headers]);
      expect(known.headers.has('set-cookie')).toBe(false);
      expect(known.headers.get('vary') ?? '').not.toMatch(/cookie|authorization|\*/i);
      expect(Buffer.from(await known.arrayBuffer())).toEqual(
        Buffer.from(await plain.arrayBuffer()),
      );
    }),
    { numRuns: 500 },
  );
});

test('91: a reader who has left costs nothing', async () => {
  const answer = await call('/api/tennis', { signal: AbortSignal.abort() });
  expect(answer?.status).toBe(499);
});
