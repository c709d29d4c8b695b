import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { whereAnswered } from '#local/standins/feeds/feedRefusal.fixture.ts';
import { COUPON_MONEYLINE, coupon, event, KICKOFF } from '../bovada/coupon.fixture.ts';
import { cfbdGame as collegeGame } from '../cfbd/cfbd.fixture.ts';
import { file, row } from '../nflverse/games.fixture.ts';
import { startTestServer, type TestServer } from '../reading/misbehaving.fixture.ts';
import { sourcesOf } from './fromEnvironment.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const START = new Date(KICKOFF).toISOString();

const SCOREBOARD = {
  events: [
    {
      id: '401',
      date: START,
      competitions: [
        {
          venue: { fullName: 'Highmark Stadium', address: { city: 'Orchard Park' } },
          status: { type: { name: 'STATUS_SCHEDULED', state: 'pre' } },
          competitors: [
            { homeAway: 'home', team: { displayName: 'Buffalo Bills', abbreviation: 'BUF' } },
            { homeAway: 'away', team: { displayName: 'Kansas City Chiefs', abbreviation: 'KC' } },
          ],
          odds: [{ provider: { name: 'DraftKings' }, overUnder: 47.5 }],
        },
      ],
    },
  ],
};

const POINT = { properties: { gridId: 'BUF', gridX: 45, gridY: 60 } };
const HOURLY = {
  properties: { periods: [{ startTime: START, temperature: 38, temperatureUnit: 'F' }] },
};

const answer: RequestListener = whereAnswered((request, response) => {
  const path = request.url ?? '';
  const bovada = coupon(event('Buffalo Bills', 'Kansas City Chiefs', [COUPON_MONEYLINE]));
  const bodies: readonly (readonly [string, unknown])[] = [
    ['/football/nfl/scoreboard', SCOREBOARD],
    ['/points/', POINT],
    ['/forecast/hourly', HOURLY],
    ['/description/football/nfl', bovada],
    ['/football/nfl/injuries', {}],
  ];
  const [, body] = bodies.find(([part]) => path.includes(part)) ?? [];
  if (body === undefined) response.writeHead(404);
  response.end(JSON.stringify(body ?? {}));
});

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer(answer);
});
afterEach(() => server.close());

const sourceOf = async (wanted: 'espn' | 'demo') => {
  const environment = {
    SIMCAST_SOURCE: wanted,
    ESPN_BASE_URL: server.url,
    BOVADA_BASE_URL: server.url,
    WEATHER_GOV_BASE_URL: server.url,
    OPEN_METEO_BASE_URL: server.url,
  };
  return (await sourcesOf(environment, NOW, async () => false)).source;
};
const games = async (wanted: 'espn' | 'demo') => {
  const days = { from: '2026-11-22', to: '2026-11-22' };
  return (await (await sourceOf(wanted)).games('NFL', days, NOW)).games;
};

test('a live slate holds ESPN’s games with both sources’ prices and the weather at the ground', async () => {
  const [game] = await games('espn');
  expect(game?.odds.map(({ feed }) => feed)).toEqual(['espn', 'bovada']);
  expect(game?.weatherData?.temperature).toBe(38);
});

test('a later run asks where its own environment says, and keeps a forecast for an hour', async () => {
  const paths = async () => {
    const before = server.requests();
    await games('espn');
    return server.requests() - before;
  };
  const first = await paths();
  expect(await paths()).toBe(first - 2);
  const elsewhere = server;
  server = await startTestServer(answer);
  expect(await paths()).toBe(first);
  await elsewhere.close();
});

test('the sample source asks no feed, and has sample prices of both sources', async () => {
  const all = await games('demo');
  expect(server.requests()).toBe(0);
  expect(all.length).toBeGreaterThan(0);
  for (const { odds } of all) {
    expect(odds.map(({ feed, sample }) => [feed, sample])).toEqual([
      ['espn', true],
      ['bovada', true],
    ]);
  }
});

test('the live source has ESPN’s reports of players, the sample source none but of sample players', async () => {
  const { reports } = await sourceOf('espn');
  await expect(reports?.injuries('NFL')).rejects.toThrow('/football/nfl/injuries sent no list');
  expect(server.requests()).toBe(1);
  const sample = (await sourceOf('demo')).reports;
  expect(sample?.leagues.size).toBe(0);
  expect(sample?.players).toBeDefined();
});

test('while ESPN does not answer the NFL goes on by nflverse, college football with the owner’s key', async () => {
  const day = START.slice(0, 10);
  const csv = file(row({ gameday: day, espn: '401' }));
  const college = collegeGame({ startDate: START });
  await server.close();
  server = await startTestServer((request, response) => {
    const path = request.url ?? '';
    if (path.includes('/scoreboard')) return void response.writeHead(400).end('{"code":400}');
    if (path.includes('games.csv')) return void response.end(csv);
    if (path.startsWith('/games')) return void response.end(JSON.stringify([college]));
    response.writeHead(404).end();
  });
  const names = ['ESPN', 'BOVADA', 'WEATHER_GOV', 'OPEN_METEO', 'NFLVERSE', 'CFBD'];
  const urls = Object.fromEntries(names.map((name) => [`${name}_BASE_URL`, server.url]));
  const days = { from: day, to: day };
  const told = async (league: 'NFL' | 'NCAAF' | 'NBA', key?: string) => {
    const environment = { ...urls, CFBD_API_KEY: key };
    const { source } = await sourcesOf(environment, NOW, async () => false);
    return source.games(league, days, NOW);
  };
  const nfl = await told('NFL');
  expect([nfl.from, nfl.games.map(({ sourceId }) => sourceId)]).toEqual(['nflverse', ['401']]);
  const ncaaf = await told('NCAAF', 'secret');
  expect([ncaaf.from, ncaaf.games.length]).toEqual(['CollegeFootballData', 1]);
  expect(nfl.quarantined[0]?.item).toBe('games, told by nflverse instead');
  await expect(told('NCAAF')).rejects.toThrow('status 400');
  await expect(told('NBA')).rejects.toThrow('status 400');
});
