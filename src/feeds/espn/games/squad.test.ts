import { expect, test } from 'vitest';
import type { League } from '#domain/leagues/league.ts';
import { fixtureText, gameOf, parseText } from './payloads.fixture.ts';
import { readSquad } from './squad.ts';

test('NBA: a leader of two categories is one player, unknown and broken categories are left out', () => {
  const game = gameOf(parseText(fixtureText('nba'), 'NBA'), '401900001');
  expect(game.squads?.home).toEqual({
    games: 14,
    scoringPerGame: 115,
    players: [
      {
        playerId: '900001',
        playerName: 'First Forward',
        position: 'SF',
        perGame: { points: 27.3, assists: 6.1 },
        rates: {},
      },
    ],
  });
  expect(game.squads?.away).toBeUndefined();
});

const games = (displayValue: string, name = 'gamesPlayed') => [{ name, displayValue }];

test.each([
  ['goals', 'assists'],
  ['goalsLeaders', 'assistsLeaders'],
])('soccer: the leaders of %s and %s are named, per game of their own', (goals, assists) => {
  const athlete = { id: '9', displayName: 'A. Striker', position: { abbreviation: 'F' } };
  const squad = readSquad(
    {
      homeAway: 'home',
      team: { id: '1', displayName: 'A', abbreviation: 'A' },
      records: [{ type: 'total', summary: '6-3-1' }],
      leaders: [
        { name: goals, leaders: [{ value: 8, athlete, statistics: games('5') }] },
        { name: assists, leaders: [{ value: 3, athlete, statistics: games('5', 'GP') }] },
      ],
    },
    'EPL',
  );
  expect(squad?.players).toEqual([
    {
      playerId: '9',
      playerName: 'A. Striker',
      position: 'F',
      games: 5,
      perGame: { goals: 1.6, assists: 0.6 },
      rates: {},
    },
  ]);
});

const side = (league: League, record: string, category: string, value: number, more: object = {}) =>
  readSquad(
    {
      homeAway: 'home',
      team: { id: '34', displayName: 'A', abbreviation: 'A' },
      records: [{ type: 'total', summary: record }],
      leaders: [
        {
          name: category,
          leaders: [{ value, athlete: { id: '9', displayName: 'Davis Mills' }, ...more }],
        },
      ],
    },
    league,
  )?.players[0];

test.each<[League, string, string, number, string]>([
  ['NFL', '5-5', 'passingLeader', 726, 'passingYards'],
  ['NFL', '5-5', 'passingYards', 726, 'passingYards'],
  ['NFL', '5-5', 'rushingLeader', 419, 'rushingYards'],
  ['NCAAF', '8-2', 'receivingYards', 642, 'receivingYards'],
  ['MLB', '54-42', 'homeRuns', 22, 'homeRuns'],
  ['MLB', '54-42', 'RBIs', 68, 'rbis'],
  ['NHL', '12-5-2', 'goals', 11, 'goals'],
  ['NHL', '12-5-2', 'assists', 14, 'assists'],
  ['EPL', '6-3-1', 'goals', 8, 'goals'],
  ['MLS', '6-3-1', 'assistsLeaders', 8, 'assists'],
])(
  '%s: a total of the season is not divided by the team’s games',
  (league, record, category, value, stat) => {
    expect(side(league, record, category, value)).toMatchObject({
      perGame: {},
      totals: { [stat]: value },
    });
    expect(side(league, record, category, value, { statistics: games('3') })).toMatchObject({
      games: 3,
      perGame: { [stat]: value / 3 },
    });
  },
);

test.each(['0', '-3', '2.5', 'many', ''])('%j games are none that a mean is made of', (played) => {
  const mills = side('NFL', '5-5', 'passingLeader', 726, { statistics: games(played) });
  expect(mills).toMatchObject({ perGame: {}, totals: { passingYards: 726 } });
  expect(mills).not.toHaveProperty('games');
});

test.each<[League, string, string]>([
  ['NBA', 'pointsPerGame', 'points'],
  ['WNBA', 'reboundsPerGame', 'rebounds'],
  ['NCAAB', 'assistsPerGame', 'assists'],
])('%s: %s is a mean of his own games already', (league, category, stat) => {
  expect(side(league, '12-2', category, 7.4)).toMatchObject({ perGame: { [stat]: 7.4 } });
});

test('MLB: a team’s runs are of the games won and lost that stand beside them', () => {
  const scoring = (statistics: { name: string; displayValue: string }[]) =>
    readSquad(
      {
        homeAway: 'home',
        team: { id: '1', displayName: 'A', abbreviation: 'A' },
        records: [{ type: 'total', summary: '94-68' }],
        leaders: [
          { name: 'avg', leaders: [{ value: 0.3, athlete: { id: '1', displayName: 'A' } }] },
        ],
        statistics,
      },
      'MLB',
    )?.scoringPerGame;
  const runs = { name: 'runs', displayValue: '25' };
  const won = { name: 'wins', displayValue: '3' };
  const lost = { name: 'losses', displayValue: '2' };
  expect(scoring([runs, won, lost])).toBe(5);
  expect(scoring([{ ...runs, displayValue: '810' }])).toBe(5);
  expect(
    scoring([runs, { ...won, displayValue: '0' }, { ...lost, displayValue: '0' }]),
  ).toBeUndefined();
});
