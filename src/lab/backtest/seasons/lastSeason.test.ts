import { expect, test } from 'vitest';
import { type Ended, lastSeasonOdds } from './lastSeason.ts';

const ended = (
  season: number,
  reached: readonly number[],
  teams = ['A', 'B', 'C', 'D'],
): Ended => ({
  season,
  teams,
  came: { goals: { playoffs: reached }, wins: [] },
});

test('who always repeats is likelier than who never did, and the odds sum to the places', () => {
  const seasons = [2020, 2021, 2022, 2023].map((season) => ended(season, [1, 1, 0, 0]));
  const { playoffs = [] } = lastSeasonOdds(seasons, ['A', 'B', 'C', 'D'], ['playoffs']);
  expect(playoffs[0]).toBeGreaterThan(0.8);
  expect(playoffs[2]).toBeLessThan(0.2);
  expect(playoffs.reduce((sum, share) => sum + share, 0)).toBeCloseTo(2, 9);
});

test('without an earlier season all are equal; a team that was not there has odds of its own', () => {
  expect(lastSeasonOdds([], ['A', 'B'], ['playoffs'])).toEqual({ playoffs: [0.5, 0.5] });
  const seasons = [
    ended(2020, [1, 1, 0, 0]),
    ended(2021, [1, 1, 0, 0], ['A', 'B', 'C', 'E']),
    ended(2022, [1, 1, 0, 0], ['A', 'B', 'C', 'F']),
  ];
  const { playoffs = [] } = lastSeasonOdds(seasons, ['A', 'B', 'C', 'G'], ['playoffs']);
  expect(playoffs[3]).toBeLessThan(playoffs[0] ?? 0);
});
