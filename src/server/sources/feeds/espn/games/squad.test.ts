import { expect, test } from 'vitest';
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

test.each([
  ['goals', 'assists'],
  ['goalsLeaders', 'assistsLeaders'],
])('soccer: the leaders of %s and %s are named, a game each', (goals, assists) => {
  const athlete = { id: '9', displayName: 'A. Striker', position: { abbreviation: 'F' } };
  const squad = readSquad(
    {
      homeAway: 'home',
      team: { id: '1', displayName: 'A', abbreviation: 'A' },
      records: [{ type: 'total', summary: '6-3-1' }],
      leaders: [
        { name: goals, leaders: [{ value: 8, athlete }] },
        { name: assists, leaders: [{ value: 3, athlete }] },
      ],
    },
    'EPL',
  );
  expect(squad?.players).toEqual([
    {
      playerId: '9',
      playerName: 'A. Striker',
      position: 'F',
      perGame: { goals: 0.8, assists: 0.3 },
      rates: {},
    },
  ]);
});
