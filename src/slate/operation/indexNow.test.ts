import { afterEach, beforeEach, expect, test } from 'vitest';
import { type HttpServer, listen } from '#local/http/listen.ts';
import { type IndexNowStandIn, startIndexNow } from '#test/standins/indexNow.ts';
import { indexNowOf, tellIndexNow } from './indexNow.ts';

const KEY = '0123456789abcdef-OWN';
let site: HttpServer;
let engine: IndexNowStandIn;
let lines: string[];
const log = (line: string): void => void lines.push(line);

beforeEach(async () => {
  lines = [];
  site = await listen(async ({ url }) =>
    new URL(url).pathname === `/${KEY}.txt`
      ? new Response(KEY)
      : new Response(null, { status: 404 }),
  );
  engine = await startIndexNow();
});
afterEach(async () => {
  await site.stop();
  await engine.stop();
});

const settings = (change: Record<string, string | undefined> = {}) =>
  indexNowOf({ INDEXNOW_KEY: KEY, INDEXNOW_API_URL: engine.url, URL: site.url, ...change });

async function tell(paths: readonly string[], change: Record<string, string> = {}): Promise<void> {
  const own = settings(change);
  if (!own) throw new Error('It is off');
  await tellIndexNow(own, paths, log);
}

test.each([undefined, '', 'short', 'with space in it', 'x'.repeat(129)])(
  'without a key that the protocol takes it is off: %s',
  (key) => expect(settings({ INDEXNOW_KEY: key })).toBeUndefined(),
);

test('changed pages are told, with the key that the site serves', async () => {
  await tell(['/', '/game/7']);
  expect(engine.taken).toEqual([`${site.url}/`, `${site.url}/game/7`]);
  expect(lines).toEqual(['search engines were told of 2 changed pages']);
});

test('nothing is told where nothing has changed, and no more than the protocol allows', async () => {
  await tell([]);
  expect(engine.taken).toEqual([]);
  await tell(Array.from({ length: 10_001 }, (_, id) => `/game/${id}`));
  expect(engine.taken).toHaveLength(10_000);
});

test('a refusal is a line of the log with its reason, never a failure', async () => {
  await tell(['/'], { INDEXNOW_KEY: 'another-key-than-served' });
  expect(lines.at(-1)).toContain('403, the key’s file is not there');
  await engine.stop();
  await tell(['/']);
  expect(lines.at(-1)).toContain('IndexNow was not reached');
  engine = await startIndexNow(0);
  await tell(['/'], { INDEXNOW_API_URL: engine.url });
  expect(lines.at(-1)).toContain('429, too many requests');
});

test.each([
  ['no JSON', 'nonsense', 400],
  ['no address', JSON.stringify({ host: 'a.example', key: KEY, urlList: [] }), 400],
  [
    'another host',
    JSON.stringify({ host: 'a.example', key: KEY, urlList: ['https://b.example/'] }),
    422,
  ],
  [
    'a key that is none',
    JSON.stringify({ host: 'a.example', key: 'k', urlList: ['https://a.example/'] }),
    422,
  ],
])('the stand-in refuses %s', async (_, body, status) => {
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  const answer = await fetch(`${engine.url}/indexnow`, { method: 'POST', headers, body });
  expect(answer.status).toBe(status);
});
