import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../reading/misbehaving.fixture.ts';
import { creditsOf } from './books.ts';
import { book, oddsEvent, READ_AT } from './odds.fixture.ts';
import { theOddsApi } from './theOddsApi.ts';

const NOW = new Date(READ_AT);
const KEY = 'k'.repeat(32);
const GOOD = JSON.stringify([oddsEvent([book('pinnacle')])]);

let server: TestServer;
let asked: URL[];
let answer: { status: number; headers: Record<string, string>; body: string | Buffer };
beforeEach(async () => {
  asked = [];
  answer = { status: 200, headers: {}, body: GOOD };
  server = await startTestServer((request, response) => {
    asked.push(new URL(request.url ?? '', 'http://stand-in'));
    response.writeHead(answer.status, answer.headers);
    response.end(answer.body);
  });
});
afterEach(() => server.close());

const feed = (rest: object = {}) =>
  theOddsApi({ apiKey: KEY, baseUrl: server.url, userAgent: 'Simcast (test)', ...rest });
const read = () => feed().read('NFL', NOW);

test('one request: ten named books, three markets, American odds, games to come', async () => {
  answer.headers = {
    'x-requests-remaining': '19934',
    'x-requests-used': '66',
    'x-requests-last': '3',
  };
  expect(await read()).toMatchObject({
    ok: true,
    games: [{ quotes: [{ book: 'pinnacle', asOf: READ_AT }] }],
    credits: { last: 3, used: 66, remaining: 19_934 },
  });
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/v4/sports/americanfootball_nfl/odds/']);
  const query = Object.fromEntries(asked[0]?.searchParams ?? []);
  expect(query).toMatchObject({
    markets: 'h2h,spreads,totals',
    oddsFormat: 'american',
    dateFormat: 'iso',
    commenceTimeFrom: '2026-12-05T18:30:00Z',
  });
  expect(query.regions).toBeUndefined();
  expect(query.bookmakers?.split(',')).toHaveLength(10);
});

test('ten books are one region; an eleventh pays for another', () => {
  expect([1, 10, 11, 20, 21].map((books) => creditsOf(books, 3))).toEqual([3, 3, 6, 6, 9]);
  expect(feed().cost).toBe(3);
  expect(feed({ books: Array.from({ length: 11 }, (_, at) => `book${at}`) }).cost).toBe(6);
});

test.each([
  [401, { error_code: 'INVALID_KEY' }, 'wrongKey'],
  [401, { error_code: 'MISSING_KEY' }, 'wrongKey'],
  [401, { error_code: 'DEACTIVATED_KEY' }, 'wrongKey'],
  [401, { error_code: 'OUT_OF_USAGE_CREDITS' }, 'spent'],
  [401, { message: 'Usage quota has been reached.' }, 'spent'],
  [401, 'no', 'wrongKey'],
  [403, {}, 'wrongKey'],
  [402, {}, 'spent'],
  [422, { error_code: 'INVALID_MARKET_COMBO' }, 'refused'],
  [422, { error_code: 'MISSING_REGION' }, 'refused'],
  [404, { error_code: 'UNKNOWN_SPORT' }, 'refused'],
  [429, { error_code: 'EXCEEDED_FREQ_LIMIT' }, 'busy'],
  [429, '', 'busy'],
  [500, {}, 'down'],
  [502, '<html>Bad gateway</html>', 'down'],
  [301, '', 'refused'],
])('%i %j is %s, told without the key', async (status, body, trouble) => {
  answer = {
    status,
    headers: { 'x-requests-remaining': '0', location: 'http://127.0.0.1:1/' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  };
  const told = await read();
  expect(told).toMatchObject({ ok: false, trouble, credits: { remaining: 0 } });
  expect(JSON.stringify(told)).not.toContain(KEY);
  expect(asked).toHaveLength(1);
});

test.each([
  ['a page', '<html></html>', 'its answer is no list'],
  ['half an answer', GOOD.slice(0, 200), 'its answer is no list'],
  ['an object', '{}', 'its answer is no list'],
  ['another sport', GOOD.replace('americanfootball_nfl', 'basketball_nba'), 'of another sport'],
  ['too many levels', `${'['.repeat(50)}${']'.repeat(50)}`, 'its answer is no list'],
])('%s is unreadable', async (_, body, reason) => {
  answer.body = body;
  expect(await read()).toMatchObject({
    ok: false,
    trouble: 'unreadable',
    reason: expect.stringContaining(reason),
  });
});

test('a packed answer is read; one that is cut off, or never comes, is an answer missing', async () => {
  answer = { status: 200, headers: { 'content-encoding': 'gzip' }, body: gzipSync(GOOD) };
  expect(await read()).toMatchObject({ ok: true, games: [{}] });
  answer.body = gzipSync(GOOD).subarray(0, 60);
  expect(await read()).toMatchObject({ ok: false, trouble: 'unreadable' });
  const refused = await feed({ baseUrl: 'http://127.0.0.1:9' }).read('NFL', NOW);
  expect(refused).toMatchObject({ ok: false, trouble: 'down' });
  expect(JSON.stringify(refused)).not.toContain(KEY);
});

test('an empty answer is one: no game has prices, and nothing is charged', async () => {
  answer = { status: 200, headers: { 'x-requests-last': '0' }, body: '[]' };
  expect(await read()).toMatchObject({ ok: true, games: [], credits: { last: 0 } });
});

test('headers that are no counts are none', async () => {
  answer.headers = {
    'x-requests-remaining': 'lots',
    'x-requests-used': '-3',
    'x-requests-last': '',
  };
  expect(await read()).toMatchObject({
    ok: true,
    credits: { last: undefined, used: undefined, remaining: undefined },
  });
});
