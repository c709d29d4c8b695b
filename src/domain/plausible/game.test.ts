import { describe, expect, test } from 'vitest';
import type { FeedGame } from '../game/game.ts';
import type { Weather } from '../game/weather.ts';
import type { League } from '../leagues/league.ts';
import { checkGame, checkWeather, finalScoreProblem, isPossibleScore } from './game.ts';

describe('scores', () => {
  test.each<[League, number, number]>([
    ['NFL', 10, 10],
    ['NFL', 0, 2],
    ['NBA', 211, 186],
    ['NHL', 0, 1],
    ['EPL', 0, 0],
    ['MLB', 7, 7],
  ])('%s may end %i–%i', (league, home, away) => {
    expect(finalScoreProblem({ home, away }, league)).toBeUndefined();
  });

  test.each<[League, number, number]>([
    ['NBA', 3, 2],
    ['NBA', 101, 101],
    ['NHL', 3, 3],
    ['NCAAF', 21, 21],
    ['NFL', 7, 1],
    ['EPL', 44, 2],
  ])('%s never ends %i–%i', (league, home, away) => {
    expect(finalScoreProblem({ home, away }, league)).toBe(
      `${home}–${away} at the end in the ${league}`,
    );
  });

  test('during a game any score up to the highest may stand', () => {
    expect([0, 3, 230].map((points) => isPossibleScore(points, 'NBA'))).toEqual([true, true, true]);
    expect([-1, 231, 2.5, Number.NaN].map((points) => isPossibleScore(points, 'NBA'))).toEqual(
      Array(4).fill(false),
    );
  });
});

describe('weather', () => {
  test.each<[Weather, keyof Weather]>([
    [{ temperature: 451, humidity: 20 }, 'temperature'],
    [{ temperature: -100, humidity: 20 }, 'temperature'],
    [{ windSpeed: -3, humidity: 20 }, 'windSpeed'],
    [{ windSpeed: 300, humidity: 20 }, 'windSpeed'],
    [{ precipitation: 90, humidity: 20 }, 'precipitation'],
    [{ visibility: -1, humidity: 20 }, 'visibility'],
    [{ uvIndex: 99, humidity: 20 }, 'uvIndex'],
    [{ temperature: 95, description: 'Heavy snow' }, 'description'],
  ])('%j: without its %s', (weather, figure) => {
    const { value, problems } = checkWeather(weather);
    expect(value).toEqual({ ...weather, [figure]: undefined });
    expect(problems.map(({ what }) => what)).toEqual([figure]);
  });

  test('what can be stays; where nothing can, there is none', () => {
    const cold = { temperature: 20, windSpeed: 30, description: 'Heavy snow', asOf: 'now' };
    expect(checkWeather(cold)).toEqual({ value: cold, problems: [] });
    expect(checkWeather({ temperature: 900, asOf: 'now' }).value).toBeUndefined();
  });
});

const GAME: FeedGame = {
  sourceId: '1',
  league: 'NFL',
  season: 2026,
  postseason: false,
  gameTime: '2026-11-22T18:00:00.000Z',
  timeKnown: true,
  neutralSite: false,
  homeTeam: { name: 'Bills', shortName: 'Bills', abbreviation: 'BUF', record: '8-2' },
  awayTeam: { name: 'Chiefs', shortName: 'Chiefs', abbreviation: 'KC', record: '900-2' },
  odds: [
    {
      book: 'book',
      feed: 'espn',
      provider: 'Book',
      sample: false,
      asOf: '2026-11-22T12:00:00.000Z',
      total: { line: 470.5 },
    },
  ],
  status: 'scheduled',
  weatherData: { temperature: 40, windSpeed: 900 },
};

test('a game stays without what cannot be true of it, each part named', () => {
  const { value, problems } = checkGame(GAME);
  expect(value).toMatchObject({
    homeTeam: { record: '8-2' },
    awayTeam: { record: undefined },
    odds: [],
    weatherData: { temperature: 40, windSpeed: undefined },
  });
  expect(problems.map(({ what }) => what)).toEqual([
    'total of Book',
    'windSpeed',
    'record of Chiefs',
  ]);
});

test('a game of which all can be true is the same', () => {
  const { weatherData: _, ...plain } = GAME;
  const game: FeedGame = { ...plain, odds: [], awayTeam: { ...GAME.awayTeam, record: '2-8' } };
  expect(checkGame(game).value).toBe(game);
});
