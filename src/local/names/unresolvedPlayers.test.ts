import { expect, test } from 'vitest';
import { unresolvedPlayers, unresolvedPlayersText } from './unresolvedPlayers.ts';

const known = (playerId: string, team: string) => ({ playerId, team, position: 'C' });
const found = unresolvedPlayers({
  league: 'NBA',
  known: [known('n1', 'BKN'), known('n2', 'DEN'), known('n3', 'BKN'), known('7', 'BKN')],
  nameOf: (id) => ({ n1: 'Nicolas Claxton', n2: 'Nikola Jokić', n3: 'Cam Thomas' })[id],
  rosters: new Map([
    [
      'BKN',
      [
        { playerId: '7', name: 'Known Already', position: 'C' },
        { playerId: '8', name: 'Nic Claxton', position: 'C' },
      ],
    ],
  ]),
});

test('who has no number of the feed’s though his team’s roster was read, and who it may be', () => {
  expect(found.map(({ playerId }) => playerId)).toEqual(['n1', 'n3']);
  const text = unresolvedPlayersText(found);
  expect(text).toContain('NBA  BKN  Nicolas Claxton (n1): perhaps Nic Claxton (8)');
  expect(text).toMatch(/Cam Thomas \(n3\)$/);
});

test('nothing where all are resolved', () => {
  expect(unresolvedPlayersText([])).toBe('');
});
