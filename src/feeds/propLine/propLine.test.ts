import { expect, test } from 'vitest';
import { book, oddsEvent, READ_AT } from '../theOddsApi/odds.fixture.ts';
import { propLine } from './propLine.ts';

const NOW = new Date(READ_AT);
const KEY = 'secret-of-the-owner';

interface Sent {
  readonly url: URL;
  readonly key: string | null;
}

async function readWith(status: number, body: unknown, headers: Record<string, string> = {}) {
  const sent: Sent[] = [];
  const answered: typeof fetch = async (url, init) => {
    sent.push({ url: new URL(String(url)), key: new Headers(init?.headers).get('x-api-key') });
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {
      status,
      headers,
    });
  };
  const feed = propLine({ apiKey: KEY, userAgent: 'Simcast (test)', fetch: answered });
  return { told: await feed.read('NFL', NOW), sent };
}

test('the same shape from its own host: the key is in a header, and its own sport keys', async () => {
  const event = oddsEvent([book('pinnacle'), book('prizepicks')], {
    id: 4821,
    sport_key: 'football_nfl',
  });
  const headers = { 'x-daily-limit': '1000', 'x-daily-used': '13', 'x-daily-remaining': '987' };
  const { told, sent } = await readWith(200, [event], headers);
  expect(told).toMatchObject({
    ok: true,
    games: [{ item: '4821', quotes: [{ book: 'pinnacle', feed: 'propline', asOf: READ_AT }] }],
    credits: { used: 13, remaining: 987 },
  });
  expect(sent[0]?.url.href).toBe(
    'https://api.prop-line.com/v1/sports/football_nfl/odds?markets=h2h%2Cspreads%2Ctotals',
  );
  expect(sent[0]?.key).toBe(KEY);
});

test('an answer by The Odds API’s key of the league is of it, too; another sport’s is not', async () => {
  expect((await readWith(200, [oddsEvent([book('fanduel')])])).told).toMatchObject({ ok: true });
  const other = oddsEvent([book('fanduel')], { sport_key: 'basketball_nba' });
  expect((await readWith(200, [other])).told).toMatchObject({ trouble: 'unreadable' });
});

test.each([
  [401, { detail: 'Invalid API key', error_code: 'invalid_api_key' }, {}, 'wrongKey'],
  [403, { detail: 'Needs the Streaming tier.' }, {}, 'refused'],
  [429, { detail: 'Daily request limit reached' }, {}, 'spent'],
  [429, { detail: 'Slow down' }, { 'x-daily-remaining': '0' }, 'spent'],
  [429, { detail: 'Slow down' }, { 'x-daily-remaining': '50' }, 'busy'],
  [402, {}, {}, 'spent'],
  [404, { detail: 'Not Found' }, {}, 'refused'],
  [503, 'down', {}, 'down'],
])('%i %j %j is %s', async (status, body, headers, trouble) => {
  const { told } = await readWith(status, body, headers);
  expect(told).toMatchObject({ ok: false, trouble });
  expect(JSON.stringify(told)).not.toContain(KEY);
});

test('a key is sent over https alone, or to this machine', async () => {
  const sent: string[] = [];
  const answered: typeof fetch = async (url) => {
    sent.push(String(url));
    return Response.json([]);
  };
  const read = (baseUrl: string) =>
    propLine({ apiKey: KEY, userAgent: 'Simcast (test)', fetch: answered, baseUrl }).read(
      'NFL',
      NOW,
    );
  expect(await read('http://feeds.example.com')).toMatchObject({ ok: false, trouble: 'down' });
  expect(sent).toEqual([]);
  expect(await read('http://127.0.0.1:1')).toMatchObject({ ok: true });
});
