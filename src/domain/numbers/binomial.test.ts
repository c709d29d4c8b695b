import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceOfAtLeast } from './binomial.ts';

test('small cases by hand', () => {
  expect(chanceOfAtLeast(1, 1, 0.6)).toBeCloseTo(0.6, 12);
  expect(chanceOfAtLeast(2, 2, 0.6)).toBeCloseTo(0.36, 12);
  expect(chanceOfAtLeast(2, 3, 0.5)).toBeCloseTo(0.5, 12);
  expect(chanceOfAtLeast(5, 5, 0.7)).toBeCloseTo(0.16807, 12);
  expect(chanceOfAtLeast(0, 10, 0.1)).toBe(1);
  expect(chanceOfAtLeast(11, 10, 0.9)).toBe(0);
  expect(chanceOfAtLeast(3, 10, 0)).toBe(0);
  expect(chanceOfAtLeast(3, 10, 1)).toBe(1);
});

test('more than half of an odd number of coin tosses is one half, however many', () => {
  for (const trials of [1, 11, 101, 10_001]) {
    expect(chanceOfAtLeast((trials + 1) / 2, trials, 0.5)).toBeCloseTo(0.5, 10);
  }
});

test('wins of one side are losses of the other', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 200 }),
      fc.double({ min: 0.01, max: 0.99, noNaN: true }),
      (trials, p) => {
        const wins = Math.ceil(trials / 3);
        const other = chanceOfAtLeast(trials - wins + 1, trials, 1 - p);
        expect(chanceOfAtLeast(wins, trials, p) + other).toBeCloseTo(1, 9);
      },
    ),
  );
});

test('what cannot be counted is refused', () => {
  expect(() => chanceOfAtLeast(1.5, 3, 0.5)).toThrow(RangeError);
  expect(() => chanceOfAtLeast(1, -1, 0.5)).toThrow(RangeError);
  expect(() => chanceOfAtLeast(1, 3, 1.2)).toThrow(RangeError);
});
