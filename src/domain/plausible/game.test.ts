import { describe, expect, test } from 'vitest';
import type { FeedGame, Squad } from '../game/game.ts';
import type { Weather } from '../game/weather.ts';
import type { League } from '../leagues/league.ts';
import { checkGame, checkWeather, finalScoreProblem, isPossibleScore } from './game.ts';
import { checkSquad } from './squad.ts';

const squad = (
  perGame: Squad['players'][number]['perGame'],
  more: Partial<Squad> = {},
  rates = {},
): Squad => ({
  games: 10,
  players: [
    { playerId: '1', playerName: 'Ann Able', position: '', perGame, rates },
    { playerId: '2', playerName: 'Bea Baker', position: '', perGame: {}, rates: {} },
  ],
  ...more,
});

describe('players', () => {
  test('case 88: −238.5 passing yards are left out, the other figure stays', () => {
    expect(checkSquad(squad({ passingYards: -238.5, rushingYards: 20 }), 'NFL')).toEqual({
      value: squad({ rushingYards: 20 }),
      problems: [{ what: 'passingYards of Ann Able', reason: 'a passingYards of -238.5' }],
    });
  });

  test('totals and games beyond a season are left out, and the means made of such games', () => {
    const of = (change: object) => {
      const { value, problems } = checkSquad(
        {
          ...squad({}),
          players: [
            { playerId: '1', playerName: 'A', position: '', perGame: {}, rates: {}, ...change },
          ],
        },
        'NFL',
      );
      return { player: value?.players[0], problems: problems.length };
    };
    expect(of({ totals: { passingYards: 726 } })).toMatchObject({ problems: 0 });
    expect(of({ totals: { passingYards: 1e6, rushingYards: 12 } })).toMatchObject({
      player: { totals: { rushingYards: 12 } },
      problems: 1,
    });
    expect(of({ totals: { toString: 1 } })).toEqual({ player: undefined, problems: 1 });
    expect(of({ games: 300, perGame: { passingYards: 2 }, rates: {} })).toEqual({
      player: undefined,
      problems: 1,
    });
  });

  test('a player without a figure left is left out; a starter without any is not', () => {
    expect(checkSquad(squad({ points: 900 }), 'NBA').value?.players).toEqual([
      squad({}).players[1],
    ]);
  });

  test.each<[League, Squad]>([
    ['MLB', squad({ homeRuns: 0.3 }, {}, { battingAverage: 1.4 })],
    ['MLB', squad({}, {}, { era: -1, battingAverage: 0.3 })],
    ['NHL', squad({ goals: 12, assists: 1 })],
    ['EPL', squad({ toString: 1, goals: 0.5 })],
    ['NBA', squad({ points: 20 }, { scoringPerGame: 3 })],
    ['NFL', squad({ passingYards: 250 }, { scoringPerGame: 1e308 })],
    ['NFL', squad({ passingYards: 250 }, { games: 300 })],
    ['NFL', squad({ passingYards: 250 }, { games: 0 })],
  ])('%s: %j has one odd figure', (league, odd) => {
    expect(checkSquad(odd, league).problems).toHaveLength(1);
  });
});

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
  squads: { home: squad({ passingYards: -1 }, { players: [] }), away: squad({ rushingYards: 9 }) },
};

test('a game stays without what cannot be true of it, each part named', () => {
  const { value, problems } = checkGame(GAME);
  expect(value).toMatchObject({
    homeTeam: { record: '8-2' },
    awayTeam: { record: undefined },
    odds: [],
    weatherData: { temperature: 40, windSpeed: undefined },
    squads: { home: undefined, away: { games: 10 } },
  });
  expect(problems.map(({ what }) => what)).toEqual([
    'total of Book',
    'windSpeed',
    'record of Chiefs',
  ]);
});

test('a game of which all can be true is the same', () => {
  const { squads: _, weatherData: __, ...plain } = GAME;
  const game: FeedGame = { ...plain, odds: [], awayTeam: { ...GAME.awayTeam, record: '2-8' } };
  expect(checkGame(game).value).toBe(game);
});
