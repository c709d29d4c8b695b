import { expect, test } from 'vitest';
import { findTeams } from './findTeams.ts';

const TEAMS = [
  { id: 1, league: 'MLS', name: 'CF Montréal' },
  { id: 2, league: 'LaLiga', name: 'Atlético Madrid' },
  { id: 3, league: 'NFL', name: 'New York Jets' },
  { id: 4, league: 'NHL', name: 'Winnipeg Jets' },
  { id: 5, league: 'NCAAF', name: 'Jets State' },
];
const found = (typed: string) => findTeams(TEAMS, typed).map(({ id }) => id);

test('a team is found by any part of its name and its league, without accents, names that begin so first', () => {
  expect(found('montreal')).toEqual([1]);
  expect(found('ATLETICO')).toEqual([2]);
  expect(found('jets')).toEqual([5, 3, 4]);
  expect(found('jets nhl')).toEqual([4]);
  expect(found('jets college football')).toEqual([5]);
  expect(found('  ')).toEqual([]);
  expect(found('(.*')).toEqual([]);
});
