import type { RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import { whereAnswered } from '#local/standins/feeds/feedRefusal.fixture.ts';
import { startTestServer, type TestServer } from '../../reading/misbehaving.fixture.ts';
import { SourceError } from '../../source.ts';
import { type EspnOptions, espnSource, scoreboardUrl } from './espnSource.ts';
import { gamesFixtureText } from './payloads.fixture.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const NOW = new Date('2026-11-20T12:00:00Z');
const asked: string[] = [];

async function source(listener: RequestListener, options: EspnOptions = {}) {
  asked.length = 0;
  const answered = whereAnswered(listener);
  server = await startTestServer((request, response) => {
    asked.push(request.url ?? '');
    answered(request, response);
  });
  return espnSource({ baseUrl: server.url, delay: async () => undefined, ...options });
}

const TODAY = { from: '2026-11-20', to: '2026-11-20' };

test('asks for the days and fills rating keys and the time of asking', async () => {
  const espn = await source((_, response) => response.end(gamesFixtureText('nba')), {
    knownKeys: (league) => new Set(league === 'NBA' ? ['BOS', 'UTAH'] : []),
  });
  const { games } = await espn.games('NBA', { from: '2026-11-20', to: '2026-11-20' }, NOW);
  expect(asked).toEqual([
    '/apis/site/v2/sports/basketball/nba/scoreboard?dates=20261120&limit=500',
  ]);
  expect(games[0]).toMatchObject({
    homeTeam: { ratingKey: 'BOS' },
    awayTeam: { ratingKey: 'UTAH' },
    odds: [{ asOf: NOW.toISOString(), feed: 'espn', sample: false }],
  });
  // A team new since the fit gets the table's own key.
  expect(games[1]?.homeTeam.ratingKey).toBe('GS');
});

/** A board of one game between schools, with ESPN's ids of their conferences. */
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

/** Basketball games without a mark of their league. */
const BASKETBALL = JSON.stringify({ events: JSON.parse(gamesFixtureText('nba')).events });

test('a busy league is asked for day by day, across a month, and a repeated game kept once', async () => {
  const espn = await source((_, response) => response.end(BASKETBALL));
  const days = { from: '2026-11-30', to: '2026-12-01' };
  const { games, quarantined } = await espn.games('NCAAB', days, NOW);
  const path = '/apis/site/v2/sports/basketball/mens-college-basketball/scoreboard';
  expect(asked).toEqual([
    `${path}?dates=20261130&limit=500&groups=50`,
    `${path}?dates=20261201&limit=500&groups=50`,
  ]);
  expect(games.length).toBeGreaterThan(0);
  const again = quarantined.filter(({ reason }) => reason === 'listed twice');
  expect(again.map(({ item }) => item)).toEqual(games.map(({ sourceId }) => sourceId));
});

test('one failing day does not lose the others', async () => {
  const espn = await source((request, response) => {
    if (request.url?.includes('20261120')) response.writeHead(500).end();
    else response.end('{"events":[]}');
  });
  const days = { from: '2026-11-20', to: '2026-11-21' };
  const { quarantined, unanswered } = await espn.games('NCAAB', days, NOW);
  expect(quarantined).toEqual([
    { item: '2026-11-20', reason: expect.stringContaining('status 500') },
  ]);
  expect(unanswered).toEqual([{ from: '2026-11-20', to: '2026-11-20' }]);
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
  // Only silence may hit the limit, even on a slow machine.
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
  const urls = TEAM_LEAGUES.map((league) =>
    scoreboardUrl('https://feed.example', league, '20261120', 500),
  );
  expect(new Set(urls.map((url) => url.pathname)).size).toBe(TEAM_LEAGUES.length);
  expect(urls.every((url) => url.host === 'feed.example')).toBe(true);
});

const datesOf = (url: string) => new URL(url, 'https://feed.example').searchParams.get('dates');

test.each([
  ['NFL', ['20261120', '20261121']],
  ['NCAAB', ['20261120', '20261121']],
  ['EPL', ['202611']],
  // Out of season: one small answer.
  ['MLB', ['202611']],
] as const)('%s is asked for in the form that is taken of it', async (league, forms) => {
  const espn = await source((_, response) => response.end('{"events":[]}'));
  await espn.games(league, { from: '2026-11-20', to: '2026-11-21' }, NOW);
  expect(asked.map(datesOf)).toEqual(forms);
});

test('no request is of a form that ESPN turns down of team sports, nor asks for more than it gives whole', async () => {
  const espn = await source((_, response) => response.end('{"events":[]}'));
  const days = { from: '2026-10-28', to: '2026-12-05' };
  for (const league of TEAM_LEAGUES) await espn.games(league, days, NOW);
  expect(asked.map(datesOf).filter((dates) => !/^\d{6}(\d\d)?$/.test(dates ?? ''))).toEqual([]);
  expect(asked.every((url) => url.includes('limit=500'))).toBe(true);
});

test('of a month the days that were asked for are taken, and those beside them', async () => {
  const events = JSON.parse(gamesFixtureText('nba')).events;
  const espn = await source((request, response) => {
    if (request.url?.includes('dates=202611&')) response.end(JSON.stringify({ events }));
    else response.writeHead(400).end('{"code":400,"message":"Failed to get events endpoint."}');
  });
  const of = async (from: string) => (await espn.games('NBA', { from, to: from }, NOW)).games;
  const day = await of('2026-11-20');
  expect(day.length).toBeGreaterThan(0);
  expect(await of('2026-11-05')).toEqual([]);
});

test('soccer is known no further than tomorrow where only single days are taken', async () => {
  const espn = await source((request, response) => {
    if (/dates=\d{8}&/.test(request.url ?? '')) response.end('{"events":[]}');
    else response.writeHead(400).end();
  });
  const days = { from: '2026-11-19', to: '2026-11-27' };
  const { unanswered } = await espn.games('EPL', days, NOW);
  expect(asked.map(datesOf)).toEqual(['202611', '20261119', '20261120', '20261121']);
  expect(unanswered).toEqual([{ from: '2026-11-22', to: '2026-11-27' }]);
});

test('a league that is refused in every form is a refusal of the feed', async () => {
  const espn = await source((_, response) => response.writeHead(400).end());
  await expect(espn.games('NFL', TODAY, NOW)).rejects.toMatchObject({
    refusal: { feed: expect.any(String), status: 400 },
  });
});
