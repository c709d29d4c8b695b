import { expect, test } from 'vitest';
import { fairProbabilities } from './fairProbabilities.ts';

test('an even two-way market is a coin toss', () => {
  expect(fairProbabilities([-110, -110])).toEqual([0.5, 0.5]);
});

test('a three-way market sums to one', () => {
  const [home = 0, away = 0, draw = 0] = fairProbabilities([120, 240, 230]) ?? [];
  expect(home + away + draw).toBeCloseTo(1, 9);
});

test.each([[[-10_000, -10_000]], [[900, 900]], [[0, -110]]])(
  'prices that are no market give nothing: %o',
  (prices) => {
    expect(fairProbabilities(prices)).toBeUndefined();
  },
);
