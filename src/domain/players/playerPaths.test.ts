import { expect, test } from 'vitest';
import { boardCsvPath, findPlayerLeague, playerIdIn, playerPath } from './playerPaths.ts';

test('a player’s address has his number first and his name for readers', () => {
  const path = playerPath('NBA', { playerId: 'n203999', name: 'Nikola Jokić' });
  expect(path).toBe('/player/nba/n203999-nikola-jokic');
  expect(playerIdIn('N203999-whoever-else')).toBe('n203999');
  expect(playerPath('NFL', { playerId: '7', name: '大谷' })).toBe('/player/nfl/7');
});

test.each(['', '-', 'x'.repeat(30), 'ä', '../1'])('"%s" names nobody', (part) => {
  expect(playerIdIn(part)).toBeUndefined();
});

test('leagues without players have no board', () => {
  expect(findPlayerLeague('nFl')).toBe('NFL');
  expect(findPlayerLeague('ncaaf')).toBeUndefined();
  expect(findPlayerLeague('curling')).toBeUndefined();
  expect(boardCsvPath('EPL')).toBe('/players/epl.csv');
});
