import { expect, test } from 'vitest';
import { TEAM_LEAGUES } from './league.ts';
import { POPULARITY } from './popularity.ts';

test.each([
  ['NFL', 100],
  ['NBA', 90],
  ['MLB', 85],
  ['NCAAF', 80],
  ['NHL', 75],
  ['NCAAB', 70],
  ['UFC', 65],
  ['WNBA', 60],
  ['NASCAR', 55],
  ['Tennis', 45],
  ['F1', 40],
  ['MLS', 35],
  ['ChampionsLeague', 30],
  ['EPL', 25],
  ['LaLiga', 20],
  ['Bundesliga', 18],
  ['SerieA', 15],
  ['Ligue1', 12],
] as const)('%s has the specified weight', (name, weight) => {
  expect(POPULARITY[name]).toBe(weight);
});

test('every league whose games are listed has a weight', () => {
  for (const league of TEAM_LEAGUES) expect(POPULARITY[league]).toBeGreaterThan(0);
});
