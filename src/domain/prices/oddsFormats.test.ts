import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { profitPerUnit } from './americanOdds.ts';
import { decimalOdds, fractionalOdds } from './oddsFormats.ts';

test('known prices in the three formats', () => {
  expect(decimalOdds(150)).toBe(2.5);
  expect(decimalOdds(-200)).toBe(1.5);
  expect(decimalOdds(-110)).toBeCloseTo(1.90909, 5);
  expect(fractionalOdds(150)).toEqual([3, 2]);
  expect(fractionalOdds(-110)).toEqual([10, 11]);
  expect(fractionalOdds(100)).toEqual([1, 1]);
  expect(fractionalOdds(-100)).toEqual([1, 1]);
});

test('a fraction says the same as the price, in lowest terms', () => {
  const price = fc.oneof(
    fc.integer({ min: 100, max: 5000 }),
    fc.integer({ min: -5000, max: -100 }),
  );
  fc.assert(
    fc.property(price, (american) => {
      const [profit, stake] = fractionalOdds(american);
      expect(profit / stake).toBeCloseTo(profitPerUnit(american), 12);
      for (let n = 2; n <= Math.min(profit, stake, 100); n++) {
        expect(profit % n === 0 && stake % n === 0).toBe(false);
      }
    }),
  );
});

test('what is no price has no format', () => {
  for (const price of [0, 99, -99.5, Number.NaN]) {
    expect(() => decimalOdds(price)).toThrow(RangeError);
    expect(() => fractionalOdds(price)).toThrow(RangeError);
  }
  expect(() => fractionalOdds(110.5)).toThrow(RangeError);
});
