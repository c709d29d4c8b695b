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
  // New since the fit: the table's own key.
  expect(games[1]?.homeTeam.ratingKey).toBe('GS');
});

/** A board of one game between schools, with the conferences as ESPN numbers them. */
const board = (league: string, home: readonly string[], away: readonly (string | undefined)[]) => {
  const team = ([id, location, conferenceId]: readonly (string | undefined)[]) => ({
    team: { id, location, displayName: `${location} Bears`, abbreviation: id, conferenceId },
  });
  const date = '2026-11-21T20:00Z';
  const competitors = [
    { homeAway: 'home', ...team(home) },
    { homeAway: 'away', ...team(away) },
  ];
  const status = { type: { state: 'pre', name: 'STATUS_SCHEDULED' } };
  const event = { id: '1', uid: `${league}~e:1`, date, status };
  return JSON.stringify({ events: [{ ...event, competitions: [{ date, competitors }] }] });
};

test.each([
  ['NCAAF', 's:20~l:23', ['FCS', 'Stetson', '28'], 'Stetson (FCS)'],
  ['NCAAF', 's:20~l:23', ['FBS', 'North Dakota State', '17'], 'North Dakota State'],
  ['NCAAF', 's:20~l:23', ['D2', 'Slippery Rock', '190'], undefined],
  ['NCAAF', 's:20~l:23', ['D2', 'Slippery Rock', undefined], undefined],
  ['NCAAB', 's:40~l:41', ['D1', 'New Haven', '19'], 'New Haven'],
  ['NCAAB', 's:40~l:41', ['D2', 'Chaminade', undefined], undefined],
] as const)('%s: the conference tells the division of a school new to us: %o', async (...row) => {
  const [league, uid, away, key] = row;
  const home = ['194', 'Ohio State', league === 'NCAAF' ? '5' : '7'];
  const espn = await source((_, response) => response.end(board(uid, home, away)), {
    knownKeys: () => new Set(['Ohio State']),
  });
  const { games } = await espn.games(league, { from: '2026-11-21', to: '2026-11-21' }, NOW);
  expect(games[0]?.homeTeam.ratingKey).toBe('Ohio State');
  expect(games[0]?.awayTeam.ratingKey).toBe(key);
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
