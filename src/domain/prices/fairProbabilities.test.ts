import { expect, test } from 'vitest';
import { moneylineProbabilities } from './fairProbabilities.ts';

test('an even two-way market is a coin toss', () => {
  expect(moneylineProbabilities({ home: -110, away: -110 })).toEqual({
    home: 0.5,
    away: 0.5,
    draw: 0,
  });
});

test('a three-way market sums to one', () => {
  const fair = moneylineProbabilities({ home: 120, away: 240, draw: 230 });
  expect((fair?.home ?? 0) + (fair?.away ?? 0) + (fair?.draw ?? 0)).toBeCloseTo(1, 9);
});

test.each([
  [{ home: -10_000, away: -10_000 }],
  [{ home: 900, away: 900 }],
  [{ home: 0, away: -110 }],
])('prices that are no market give nothing: %o', (moneyline) => {
  expect(moneylineProbabilities(moneyline)).toBeUndefined();
});
