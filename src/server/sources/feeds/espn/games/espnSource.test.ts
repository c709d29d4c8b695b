import type { RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { TEAM_LEAGUES } from '#domain/league.ts';
import { startServer, type TestServer } from '../../../reading/misbehaving.fixture.ts';
import { SourceError } from '../../../source.ts';
import { type EspnOptions, espnSource, scoreboardUrls } from './espnSource.ts';
import { fixtureText } from './payloads.fixture.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const NOW = new Date('2026-11-20T12:00:00Z');
const asked: string[] = [];

async function source(listener: RequestListener, options: EspnOptions = {}) {
  asked.length = 0;
  server = await startServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  return espnSource({ baseUrl: server.url, delay: async () => undefined, ...options });
}

const TODAY = { from: '2026-11-20', to: '2026-11-20' };

test('asks for the days and fills rating keys and the time of asking', async () => {
  const espn = await source((_, response) => response.end(fixtureText('nba')), {
    knownKeys: (league) => new Set(league === 'NBA' ? ['BOS', 'UTAH'] : []),
  });
  const { games } = await espn.games('NBA', { from: '2026-11-20', to: '2026-11-22' }, NOW);
  expect(asked).toEqual([
    '/apis/site/v2/sports/basketball/nba/scoreboard?dates=20261120-20261122&limit=500',
  ]);
  expect(games[0]).toMatchObject({
    homeTeam: { ratingKey: 'BOS' },
    awayTeam: { ratingKey: 'UTAH' },
    odds: [{ asOf: NOW.toISOString(), source: 'espn', sample: false }],
  });
  expect(games[1]?.homeTeam.ratingKey).toBeUndefined();
});

/** Games of basketball that do not say of which league. */
const BASKETBALL = JSON.stringify({ events: JSON.parse(fixtureText('nba')).events });

test('a busy league is asked for day by day, across a month, and a repeated game kept once', async () => {
  const espn = await source((_, response) => response.end(BASKETBALL));
  const days = { from: '2026-11-30', to: '2026-12-01' };
  const { games, quarantined } = await espn.games('NCAAB', days, NOW);
  const path = '/apis/site/v2/sports/basketball/mens-college-basketball/scoreboard';
  expect(asked).toEqual([
    `${path}?dates=20261130-20261130&limit=500&groups=50`,
    `${path}?dates=20261201-20261201&limit=500&groups=50`,
  ]);
  expect(games.length).toBeGreaterThan(0);
  const again = quarantined.filter(({ reason }) => reason === 'listed twice');
  expect(again.map(({ item }) => item)).toEqual(games.map(({ sourceId }) => sourceId));
});

test('one failing day does not lose the others', async () => {
  const espn = await source((request, response) => {
    if (request.url?.includes('20261120')) response.writeHead(404).end();
    else response.end('{"events":[]}');
  });
  const days = { from: '2026-11-20', to: '2026-11-21' };
  const { quarantined } = await espn.games('NCAAB', days, NOW);
  expect(quarantined).toEqual([
    { item: '20261120-20261120', reason: expect.stringContaining('status 404') },
  ]);
});

const REDIRECT = 'http://169.254.169.254/latest/meta-data/';

test.each<[string, RequestListener, string]>([
  ['500', (_, r) => r.writeHead(500).end(), 'status 500'],
  ['HTML', (_, r) => r.end('<html></html>'), 'HTML, not JSON'],
  ['truncated JSON', (_, r) => r.end('{"events":['), 'broken JSON'],
  ['another JSON', (_, r) => r.end('{"code":404}'), 'sent no list of events'],
  ['a redirect', (_, r) => r.writeHead(302, { location: REDIRECT }).end(), 'redirect'],
  ['silence', () => undefined, 'gave no answer within 150 ms'],
  ['a reset', (request) => void request.socket.resetAndDestroy(), 'cannot be reached'],
])('%s is one clear SourceError', async (_, listener, message) => {
  // Only silence may run into the limit, on a slow machine too.
  const espn = await source(listener, { timeoutMs: message.includes('150 ms') ? 150 : 60_000 });
  const games = espn.games('NFL', TODAY, NOW);
  await expect(games).rejects.toThrow(SourceError);
  await expect(games).rejects.toThrow(message);
});

test.each([
  ['2026-11-21', '2026-11-20'],
  ['', '2026-11-20'],
  ['2026-11-20', 'tomorrow'],
])('no days from %j to %j', async (from, to) => {
  const espn = await source((_, response) => response.end('{"events":[]}'));
  await expect(espn.games('NFL', { from, to }, NOW)).rejects.toThrow('no days');
  expect(asked).toEqual([]);
});

test('every league has a scoreboard of its own on the given host', () => {
  const days = { from: '2026-11-20', to: '2026-11-20' };
  const urls = TEAM_LEAGUES.flatMap((league) =>
    scoreboardUrls('https://feed.example', league, days),
  );
  expect(new Set(urls.map((url) => url.pathname)).size).toBe(TEAM_LEAGUES.length);
  expect(urls.every((url) => url.host === 'feed.example')).toBe(true);
});

test('a range is covered without gap or overlap', () => {
  const urls = scoreboardUrls('https://feed.example', 'MLB', {
    from: '2027-02-26',
    to: '2027-03-07',
  });
  expect(urls.map((url) => url.searchParams.get('dates'))).toEqual([
    '20270226-20270301',
    '20270302-20270305',
    '20270306-20270307',
  ]);
});
