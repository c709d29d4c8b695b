import { expect, test } from 'vitest';
import { EXAMPLE_GRID } from '../game/exampleGame.fixture.ts';
import { coverShares, decisiveShare, totalShares } from './lineProbability.ts';

const near = ({ win, push, lose }: { win: number; push: number; lose: number }) =>
  [win, push, lose].map((share) => Math.round(share * 1e9) / 1e9);

test('a half-point line has no push', () => {
  expect(near(coverShares(EXAMPLE_GRID, 'home', -1.5))).toEqual([0.6, 0, 0.4]);
  expect(near(coverShares(EXAMPLE_GRID, 'away', -1.5))).toEqual([0.4, 0, 0.6]);
  expect(near(coverShares(EXAMPLE_GRID, 'home', 7.5))).toEqual([1, 0, 0]);
});

test('a whole-number line refunds the games that land on it', () => {
  const home = coverShares(EXAMPLE_GRID, 'home', -3);
  expect(near(home)).toEqual([0, 0.6, 0.4]);
  expect(decisiveShare(home)).toBe(0);
  expect(decisiveShare(coverShares(EXAMPLE_GRID, 'home', 0))).toBeCloseTo(6 / 9, 9);
});

test('a quarter line is half of each neighbour', () => {
  expect(near(coverShares(EXAMPLE_GRID, 'home', -0.25))).toEqual([0.6, 0.05, 0.35]);
  expect(near(coverShares(EXAMPLE_GRID, 'home', 0.25))).toEqual([0.65, 0.05, 0.3]);
});

test('totals', () => {
  expect(near(totalShares(EXAMPLE_GRID, 'over', 47.5))).toEqual([0.6, 0, 0.4]);
  expect(near(totalShares(EXAMPLE_GRID, 'under', 41))).toEqual([0.1, 0.3, 0.6]);
});

test('a line on which every game lands is a coin flip', () => {
  expect(decisiveShare({ win: 0, push: 1, lose: 0 })).toBe(0.5);
});
