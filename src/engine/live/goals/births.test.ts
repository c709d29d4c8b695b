import { expect, test } from 'vitest';
import { type GoalStretch, MORE_GOALS, moreGoals } from './births.ts';
import { GOAL_LEADS, leadIndex } from './leadIndex.ts';

const steady = (home: number, away: number): GoalStretch => ({
  home: new Float64Array(GOAL_LEADS).fill(home),
  away: new Float64Array(GOAL_LEADS).fill(away),
});

function poisson(goals: number, rate: number): number {
  let p = Math.exp(-rate);
  for (let count = 1; count <= goals; count++) p *= rate / count;
  return p;
}

test('at rates that do not hang on the score, goals are Poisson', () => {
  const table = moreGoals([steady(0.4, 0.7), steady(1.2, 0.3), steady(0, 0)], -1);
  for (let h = 0; h < 9; h++) {
    for (let a = 0; a < 9; a++) {
      const p = poisson(h, 1.6) * poisson(a, 1);
      expect(Math.abs((table[h * MORE_GOALS + a] ?? 0) - p)).toBeLessThan(1e-10);
    }
  }
});

test('nothing is lost, whatever the rates', () => {
  for (const rate of [1e-6, 0.3, 12]) {
    const table = moreGoals([steady(rate, rate / 2), steady(rate, rate)], 4);
    expect(table.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
    expect(table.every((p) => p >= 0)).toBe(true);
  }
});

test('rates go by the lead now: only a side behind scores, so the score is soon level', () => {
  const home = new Float64Array(GOAL_LEADS);
  home.fill(3, 0, leadIndex(0));
  const table = moreGoals([{ home, away: new Float64Array(GOAL_LEADS) }], -1);
  expect(table[0]).toBeCloseTo(Math.exp(-3), 10);
  expect(table[MORE_GOALS]).toBeCloseTo(1 - Math.exp(-3), 10);
});

test('leads beyond three count as three', () => {
  expect([-9, -3, 0, 3, 9].map(leadIndex)).toEqual([0, 0, 3, 6, 6]);
});
