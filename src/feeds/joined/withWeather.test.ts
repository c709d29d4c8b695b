import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { FeedGame } from '#domain/game/game.ts';
import { whereAnswered } from '#local/standins/feeds/feedRefusal.fixture.ts';
import { openMeteo } from '../openMeteo/openMeteo.ts';
import { startTestServer, type TestServer } from '../reading/misbehaving.fixture.ts';
import type { Source } from '../source.ts';
import { withWeather } from './withWeather.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const DAYS = { from: '2026-11-22', to: '2026-11-29' };

const game = (rest: Partial<FeedGame> = {}): FeedGame =>
  ({
    sourceId: '1',
    league: 'NFL',
    season: 2026,
    postseason: false,
    gameTime: '2026-11-22T18:00:00.000Z',
    timeKnown: true,
    neutralSite: false,
    homeTeam: { name: 'Buffalo Bills', shortName: 'Bills', abbreviation: 'BUF' },
    awayTeam: { name: 'Kansas City Chiefs', shortName: 'Chiefs', abbreviation: 'KC' },
    venue: { name: 'Highmark Stadium', city: 'Orchard Park, NY', indoor: false },
    weatherData: { temperature: 70, description: 'From the feed' },
    odds: [],
    status: 'scheduled',
    ...rest,
  }) as FeedGame;

const feed = (...games: FeedGame[]): Source => ({
  name: 'espn',
  sample: false,
  games: async () => ({ games, quarantined: [] }),
});

let server: TestServer;
let asked: URL[];
let status: number;
beforeEach(async () => {
  asked = [];
  status = 200;
  const answer = whereAnswered((request, response) => {
    const url = new URL(request.url ?? '', 'http://stand-in');
    asked.push(url);
    const places = url.searchParams.get('latitude')?.split(',') ?? [];
    const forecasts = places.map((latitude) => ({
      hourly_units: { temperature_2m: '°F' },
      hourly: { time: [Date.UTC(2026, 10, 22, 18) / 1000], temperature_2m: [Number(latitude)] },
    }));
    response.statusCode = status;
    response.end(JSON.stringify(forecasts.length === 1 ? forecasts[0] : forecasts));
  });
  server = await startTestServer(answer);
});
afterEach(() => server.close());

const temperatures = async (source: Source, now = NOW) => {
  const { games, quarantined } = await source.games('NFL', DAYS, now);
  return { degrees: games.map(({ weatherData }) => weatherData?.temperature), quarantined };
};
const decorated = (...games: FeedGame[]) =>
  withWeather(feed(...games), openMeteo({ baseUrl: server.url }));

test('outdoor games get the forecast of their ground, all grounds in one request', async () => {
  const lambeau = { name: 'Lambeau Field', city: 'Green Bay' };
  const { degrees } = await temperatures(decorated(game(), game({ venue: lambeau }), game()));
  expect(degrees).toEqual([43, 45, 43]);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.pathname).toBe('/v1/forecast');
  expect(asked[0]?.searchParams.get('latitude')).toBe('42.77,44.5');
  expect(asked[0]?.searchParams.get('longitude')).toBe('-78.79,-88.06');
});

describe('the feed’s own weather stays, and nothing is asked', () => {
  test.each<[string, Partial<FeedGame>]>([
    ['at an unknown ground', { venue: { name: 'A field', city: 'Nowhere' } }],
    ['under way', { status: 'live', score: { home: 0, away: 0 }, detail: '1st' }],
    ['while the hour is not known', { timeKnown: false }],
    ['more than four days ahead', { gameTime: '2026-11-26T12:00:01.000Z' }],
    ['past the start', { gameTime: '2026-11-22T12:00:00.000Z' }],
  ])('%s', async (_, rest) => {
    const { degrees } = await temperatures(decorated(game(rest)));
    expect(degrees).toEqual([70]);
    expect(asked).toEqual([]);
  });
});

test('indoor leagues and venues are never asked for', async () => {
  const roof = game({ venue: { name: 'Highmark Stadium', indoor: true } });
  await temperatures(decorated(roof));
  await decorated(game({ league: 'NBA' })).games('NBA', DAYS, NOW);
  expect(asked).toEqual([]);
});

test('when the forecast fails the games stay and the failure is named', async () => {
  status = 429;
  const { degrees, quarantined } = await temperatures(decorated(game()));
  expect(degrees).toEqual([70]);
  expect(quarantined).toEqual([
    {
      item: 'weather of open-meteo',
      reason: expect.stringContaining('/v1/forecast answered with status 429'),
    },
  ]);
});

test('a forecast is kept for an hour', async () => {
  const source = decorated(game());
  await temperatures(source);
  await temperatures(source, new Date('2026-11-22T12:59:59Z'));
  expect(asked).toHaveLength(1);
  await temperatures(source, new Date('2026-11-22T13:00:00Z'));
  expect(asked).toHaveLength(2);
});

test('a key is sent along and stands in no message', async () => {
  status = 400;
  const paid = openMeteo({ baseUrl: server.url, apiKey: 'secret' });
  const { quarantined } = await temperatures(withWeather(feed(game()), paid));
  expect(asked[0]?.searchParams.get('apikey')).toBe('secret');
  expect(JSON.stringify(quarantined)).not.toContain('secret');
});
