import { expect, test } from 'vitest';
import { LEAGUES } from './league.ts';

test.each([
  ['NFL', 100],
  ['NBA', 90],
  ['MLB', 85],
  ['NCAAF', 80],
  ['NHL', 75],
  ['NCAAB', 70],
  ['WNBA', 60],
  ['MLS', 35],
  ['EPL', 25],
  ['LaLiga', 20],
  ['Bundesliga', 18],
  ['SerieA', 15],
] as const)('%s has the specified weight', (name, weight) => {
  expect(LEAGUES[name].popularity).toBe(weight);
});
