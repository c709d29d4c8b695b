import { expect, test } from 'vitest';
import { expectedReturnPerUnit } from '../prices/staking.ts';
import { betsToTell, resultSpread } from './resultSpread.ts';

test('one even bet deviates by one unit, a hundred by ten', () => {
  expect(resultSpread(0.5, 100, 1)).toBe(1);
  expect(resultSpread(0.5, 100, 100)).toBeCloseTo(10, 12);
  // Win 2 with 1/4, lose 1 with 3/4: mean −1/4, variance 27/16.
  expect(resultSpread(0.25, 200, 1)).toBeCloseTo(Math.sqrt(27 / 16), 12);
});

test('after the bets it takes, the expected profit is that many deviations', () => {
  const [p, price] = [0.54, -110];
  const bets = betsToTell(p, price, 2);
  const profit = (n: number) => n * expectedReturnPerUnit(p, price);
  expect(profit(bets)).toBeGreaterThanOrEqual(2 * resultSpread(p, price, bets));
  expect(profit(bets - 1)).toBeLessThan(2 * resultSpread(p, price, bets - 1));
  expect(betsToTell(0.5, 100, 2)).toBe(Number.POSITIVE_INFINITY);
});
