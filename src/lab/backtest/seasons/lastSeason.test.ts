import { expect, test } from 'vitest';
import { type EndedSeason, lastSeasonOdds } from './lastSeason.ts';

const ended = (
  season: number,
  reached: readonly number[],
  teams = ['A', 'B', 'C', 'D'],
): EndedSeason => ({
  season,
  teams,
  came: { goals: { playoffs: reached }, wins: [] },
});

test('who always repeats is likelier than who never did, and the odds sum to the places', () => {
  const seasons = [2020, 2021, 2022, 2023].map((season) => ended(season, [1, 1, 0, 0]));
  const { playoffs = [] } = lastSeasonOdds(seasons, ended(2024, [1, 0, 1, 0]));
  expect(playoffs[0]).toBeGreaterThan(0.8);
  expect(playoffs[2]).toBeLessThan(0.2);
  expect(playoffs.reduce((sum, share) => sum + share, 0)).toBeCloseTo(2, 9);
});

test('without an earlier season all are equal; a team that was not there has odds of its own', () => {
  expect(lastSeasonOdds([], ended(2020, [1, 0], ['A', 'B']))).toEqual({ playoffs: [0.5, 0.5] });
  const seasons = [
    ended(2020, [1, 1, 0, 0]),
    ended(2021, [1, 1, 0, 0], ['A', 'B', 'C', 'E']),
    ended(2022, [1, 1, 0, 0], ['A', 'B', 'C', 'F']),
  ];
  const { playoffs = [] } = lastSeasonOdds(
    seasons,
    ended(2023, [1, 1, 0, 0], ['A', 'B', 'C', 'G']),
  );
  expect(playoffs[3]).toBeLessThan(playoffs[0] ?? 0);
});

test('places that the rules add, and goals that are new, count from their first season', () => {
  const before = [2020, 2021, 2022].map((season, at) =>
    ended(
      season,
      [0, 1, 2, 3].map((team) => (team === at ? 1 : 0)),
    ),
  );
  const now = ended(2023, [1, 1, 0, 0]);
  const bye = { ...now, came: { ...now.came, goals: { ...now.came.goals, bye: [0, 0, 0, 1] } } };
  const odds = lastSeasonOdds(before, bye);
  expect(odds.playoffs?.reduce((sum, share) => sum + share, 0)).toBeCloseTo(2, 9);
  expect(odds.bye).toEqual([0.25, 0.25, 0.25, 0.25]);
});
