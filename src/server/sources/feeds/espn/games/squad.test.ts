import { expect, test } from 'vitest';
import { fixtureText, gameOf, parseText } from './payloads.fixture.ts';

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
