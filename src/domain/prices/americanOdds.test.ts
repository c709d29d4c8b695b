import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairAmerican, isAmericanPrice, profitPerUnit } from './americanOdds.ts';

test('prices either side of even money', () => {
  expect(profitPerUnit(100)).toBe(1);
  expect(profitPerUnit(-100)).toBe(1);
  expect(profitPerUnit(150)).toBe(1.5);
  expect(profitPerUnit(-110)).toBeCloseTo(0.90909, 5);
});

test('no price lies between −100 and +100', () => {
  expect([-110, -100, 100, 5000].every(isAmericanPrice)).toBe(true);
  expect([-99.9, 0, 99.9, Number.NaN, Infinity, undefined].some(isAmericanPrice)).toBe(false);
  expect(() => profitPerUnit(99)).toThrow(RangeError);
  expect(() => profitPerUnit(0)).toThrow(RangeError);
  expect(() => profitPerUnit(Number.NaN)).toThrow(RangeError);
});

test('fair price of known probabilities', () => {
  expect(fairAmerican(0.5)).toBe(100);
  expect(fairAmerican(0.573)).toBeCloseTo(-134.19, 2);
  expect(fairAmerican(0.457)).toBeCloseTo(118.8, 1);
  expect(() => fairAmerican(1)).toThrow(RangeError);
});

test('a fair price breaks even', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.001, max: 0.999, noNaN: true }), (p) => {
      expect(p * (1 + profitPerUnit(fairAmerican(p)))).toBeCloseTo(1, 9);
    }),
  );
});
