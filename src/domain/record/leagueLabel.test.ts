import { expect, test } from 'vitest';
import { leagueLabel } from './leagueLabel.ts';

test('a league has one name, whatever its code', () => {
  const codes = ['NFL', 'EPL', 'LaLiga', 'NCAAF', 'F1', 'NASCAR-Cup', 'pga-tour', 'ATP', 'UFC'];
  expect(codes.map(leagueLabel)).toEqual([
    'NFL',
    'Premier League',
    'La Liga',
    'College Football',
    'Formula 1',
    'NASCAR Cup Series',
    'PGA Tour',
    'ATP',
    'UFC',
  ]);
});
