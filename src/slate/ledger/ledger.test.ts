import process from 'node:process';
import type { Context } from '@netlify/functions';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorSchema } from '#contract/errors.ts';
import { ledgerLine } from '#contract/ledger/line.ts';
import { ledgerManifest } from '#contract/ledger/manifest.ts';
import { linePath, partPath } from '#contract/ledger/paths.ts';
import { ledgerLineText } from '#domain/ledger/line.ts';
import { Verifier } from '#domain/ledger/verifier.ts';
import { OPEN } from '#http/crossOrigin.ts';
import { SAFE_HEADERS } from '#http/headers.ts';
import { startTestDatabase, type TestDatabase } from '#local/testing.ts';
import { storeOn } from '#store/onDatabase.fixture.ts';
import { publishLines } from '#test/ledger/onLedger.ts';
import { placeSite } from '#wiring';
import handler from '../../../netlify/functions/ledger.ts';
import { chainDigest } from './chainDigest.ts';

let database: TestDatabase;
const LINES = 1004;

beforeAll(async () => {
  database = await startTestDatabase();
  process.env.SUPABASE_URL = database.supabaseUrl;
  process.env.SUPABASE_SECRET_KEY = database.secretKey;
  await publishLines(database, 4);
  // A part and a few lines more: repeated entries about the first game.
  await database.query(
    `insert into ledger (kind, game_id, prediction_id, payload)
     select l.kind, l.game_id, l.prediction_id, '{' || substr(l.payload, 45)
     from ledger l, generate_series(1, $1) where l.seq = 1`,
    [LINES - 4],
  );
});
afterAll(() => database?.stop());

const ADDRESS = 'http://localhost:8888';
function call(path: string, init: RequestInit = {}): Promise<Response> {
  const request = new Request(new URL(path, ADDRESS), init);
  const { pathname } = new URL(request.url);
  const [, part] = /^\/api\/ledger\/([^/]+)\.jsonl$/.exec(pathname) ?? [];
  const [, seq] = /^\/api\/ledger\/lines\/([^/]+)$/.exec(pathname) ?? [];
  const params = { ...(part && { part }), ...(seq && { seq }) };
  return handler(request, { params } as unknown as Context);
}

describe('the manifest', () => {
  test('says how long the ledger is and where it ends, for a minute', async () => {
    const answer = await call('/api/ledger');
    expect(answer.headers.get('netlify-cdn-cache-control')).toContain('s-maxage=60,');
    expect(answer.headers.get('netlify-cache-tag')).toBe('slate');
    const manifest = ledgerManifest.answer.parse(await answer.json());
    expect(manifest).toMatchObject({ lines: LINES, linesPerPart: 1000, parts: 2, days: [] });
    expect(manifest.head).toMatchObject({ seq: LINES });
  });
});

describe('the parts', () => {
  test('are the whole ledger one after the other, and it stands', async () => {
    const { head } = ledgerManifest.answer.parse(await (await call('/api/ledger')).json());
    const texts = [await (await call(partPath(1))).text(), await (await call(partPath(2))).text()];
    expect(texts.map((text) => text.split('\n').length - 1)).toEqual([1000, 4]);
    const verifier = new Verifier({ digest: chainDigest, known: head ? [head] : [] });
    for (const text of texts.join('').trimEnd().split('\n')) verifier.push(text);
    const { fault, knownPassed, counts } = verifier.end();
    expect({ fault, knownPassed, counts }).toEqual({
      fault: undefined,
      knownPassed: 1,
      counts: { prediction: LINES },
    });
  });

  test('a whole one is kept for ever, the last for a minute; a reader who has one is told so', async () => {
    const [whole, last] = [await call(partPath(1)), await call(partPath(2))];
    expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(whole.headers.get('netlify-cdn-cache-control')).toContain('s-maxage=31536000');
    expect(last.headers.get('cache-control')).toContain('must-revalidate');
    for (const [path, { headers }] of [
      [partPath(1), whole],
      [partPath(2), last],
    ] as const) {
      const etag = headers.get('etag') ?? '';
      expect((await call(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
      const head = await call(path, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
    }
    await whole.body?.cancel();
    await last.body?.cancel();
  });
});

test('a line is the one of the file, for ever', async () => {
  const answer = await call(linePath(2));
  expect(answer.headers.get('cache-control')).toContain('immutable');
  const text = await answer.text();
  const [line] = await storeOn(database).readLedgerLines(1, 1);
  expect(text).toBe(line && ledgerLineText(line));
  expect(ledgerLine.answer.parse(JSON.parse(text)).seq).toBe(2);
});

test.each([
  [linePath(LINES + 1), 404],
  ['/api/ledger/lines/999999999999999', 404],
  [partPath(3), 404],
  [partPath(9_999_999_999), 404],
  ['/api/ledger/lines/0', 400],
  ['/api/ledger/lines/01', 400],
  ['/api/ledger/lines/-1', 400],
  ['/api/ledger/lines/1e3', 400],
  ['/api/ledger/lines/1;drop table ledger', 400],
  ['/api/ledger/0.jsonl', 400],
  ['/api/ledger/a.jsonl', 400],
  ['/api/ledger/99999999999999999999.jsonl', 400],
  ['/api/ledger?x=1', 400],
  ['/api/ledger/1.jsonl?x=1', 400],
  ['/api/ledger/lines/1?a=b', 400],
])('%s is answered %i, which nothing keeps', async (path, status) => {
  const answer = await call(path);
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    ...SAFE_HEADERS,
    ...OPEN,
    'cache-control': 'no-store',
  });
  errorSchema.parse(await answer.json());
});

test('nothing can be written, and a reader who has left costs nothing', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    expect((await call('/api/ledger/lines/1', { method, body: '{}' })).status).toBe(405);
  }
  const signal = AbortSignal.abort();
  expect((await call(partPath(1), { signal })).status).toBe(499);
});

test('a ledger that cannot be read says so, and nothing keeps that', async () => {
  const { SUPABASE_URL } = process.env;
  placeSite(undefined);
  process.env.SUPABASE_URL = 'http://127.0.0.1:9';
  try {
    const answer = await handler(new Request(`${ADDRESS}/api/ledger`), {
      params: {},
    } as unknown as Context);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  } finally {
    process.env.SUPABASE_URL = SUPABASE_URL;
  }
});
