import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { planThrough } from './planThrough.ts';
import type { PoolWeek } from './pool.ts';

/** Weeks in which teams 0–1, 2–3 … meet; chances of the home sides. */
const weeksOf = (chances: readonly (readonly number[])[]): readonly PoolWeek[] =>
  chances.map((ofWeek, week) => ({
    number: week + 10,
    from: `2026-11-${10 + week}`,
    to: `2026-11-${10 + week}`,
    games: ofWeek.map((homeWin, pair) => ({
      game: week * ofWeek.length + pair,
      home: 2 * pair,
      away: 2 * pair + 1,
      neutral: false,
      day: `2026-11-${10 + week}`,
      homeWin,
      draw: 0,
    })),
  }));

const chanceOf = (weeks: readonly PoolWeek[], week: number, team: number): number => {
  const game = weeks[week]?.games.find(({ home, away }) => home === team || away === team);
  if (!game) return 0;
  return game.home === team ? game.homeWin : 1 - game.homeWin;
};

/** The largest product of all ways to use a team of its own each week. */
function tryAll(weeks: readonly PoolWeek[], free: readonly number[], week = 0): number {
  if (week === weeks.length) return 1;
  return Math.max(
    0,
    ...free.map(
      (team) =>
        chanceOf(weeks, week, team) *
        tryAll(
          weeks,
          free.filter((other) => other !== team),
          week + 1,
        ),
    ),
  );
}

const share = fc.integer({ min: 5, max: 95 }).map((percent) => percent / 100);
const schedules = fc.array(fc.array(share, { minLength: 3, maxLength: 3 }), {
  minLength: 1,
  maxLength: 4,
});
const productOf = (steps: readonly { readonly chance: number }[]): number =>
  steps.reduce((product, { chance }) => product * chance, 1);

test('no other plan is likelier to last, and what a team is worth is what the best plan without it loses', () => {
  fc.assert(
    fc.property(schedules, fc.integer({ min: 0, max: 5 }), (chances, used) => {
      const weeks = weeksOf(chances);
      const free = [0, 1, 2, 3, 4, 5].filter((team) => team !== used);
      const { steps, teams } = planThrough(weeks, 0, { used: new Set([used]) });
      const best = tryAll(weeks, free);
      expect(steps.map(({ week }) => week)).toEqual(weeks.map(({ number }) => number));
      expect(new Set(steps.map(({ team }) => team)).size).toBe(weeks.length);
      expect(productOf(steps)).toBeCloseTo(best, 10);
      expect(teams.map(({ team }) => team).toSorted()).toEqual(free);
      for (const { team, loss, bestWeek } of teams) {
        const without = tryAll(
          weeks,
          free.filter((other) => other !== team),
        );
        expect(loss).toBeCloseTo(1 - without / best, 5);
        const step = steps.find((each) => each.team === team);
        if (step) expect(bestWeek).toBe(step.week);
      }
    }),
    { numRuns: 60 },
  );
});

test('a plan goes as far as there are teams, and a game that has begun is not in it', () => {
  const weeks = weeksOf([
    [0.9, 0.8],
    [0.7, 0.6],
    [0.7, 0.6],
  ]);
  const few = planThrough(weeks, 0, { used: new Set([1, 3]) });
  expect(few.steps.map(({ team }) => team)).toEqual([2, 0]);
  expect(few.lastWeek).toBe(12);
  const late = planThrough(weeks, 0, { begun: new Set([0]) });
  expect(late.teams.map(({ team }) => team)).toEqual([2, 3]);
  const over = planThrough(weeks, 0, { begun: new Set([0, 1]) });
  expect(over.week).toBe(11);
  expect(over.steps.map(({ week }) => week)).toEqual([11, 12]);
});

test('before anything can be picked, and after everything was used, there is no step', () => {
  expect(planThrough([], 2)).toMatchObject({ steps: [], teams: [], undated: 2 });
  const all = planThrough(weeksOf([[0.6]]), 0, { used: new Set([0, 1]) });
  expect(all).toMatchObject({ steps: [], teams: [] });
});
