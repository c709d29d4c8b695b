import fc from 'fast-check';
import { expect, test } from 'vitest';
import { devigPower, devigProportional, impliedProbability } from './devig.ts';

const price = fc.oneof(fc.integer({ min: -2000, max: -100 }), fc.integer({ min: 100, max: 2000 }));

test('implied probability of both signs, and of even money', () => {
  expect(impliedProbability(-110)).toBeCloseTo(0.5238, 4);
  expect(impliedProbability(150)).toBe(0.4);
  expect(impliedProbability(100)).toBe(0.5);
  expect(impliedProbability(-100)).toBe(0.5);
});

test.each([0, 99, -99.9, Number.NaN, Number.POSITIVE_INFINITY])('%s is no price', (value) => {
  expect(() => impliedProbability(value)).toThrow(RangeError);
  expect(() => devigPower([value, 120])).toThrow(RangeError);
});

test('level prices are level chances', () => {
  expect(devigPower([-110, -110])).toEqual([0.5, 0.5]);
});

test('a favourite keeps more than the proportional share: long shots carry more vig', () => {
  const [favourite = 0] = devigPower([-400, 300]);
  expect(favourite).toBeGreaterThan(0.8 / (0.8 + 0.25));
});

test('fair probabilities sum to 1 and keep the order of the prices', () => {
  fc.assert(
    fc.property(price, price, (one, other) => {
      const book = impliedProbability(one) + impliedProbability(other);
      fc.pre(book >= 0.9 && book <= 1.6);
      const [a = 0, b = 0] = devigPower([one, other]);
      expect(a + b).toBeCloseTo(1, 10);
      expect(Math.sign(a - b)).toBe(Math.sign(impliedProbability(one) - impliedProbability(other)));
    }),
  );
});

test('three-way soccer prices', () => {
  const fair = devigPower([-104, 303, 230]);
  expect(fair.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 10);
  expect(fair[0]).toBeGreaterThan(0.48);
});

test('prices that are not one market are refused', () => {
  expect(() => devigPower([-110])).toThrow('two prices');
  expect(() => devigPower([-1000, -1000])).toThrow('sum to');
  expect(() => devigPower([500, 500])).toThrow('sum to');
});

test('by plain proportion: implied probabilities over their sum, longshots left with more than by the power', () => {
  const prices = [-250, 205];
  const [favorite = 0, longshot = 0] = devigProportional(prices);
  expect(favorite).toBeCloseTo(250 / 350 / (250 / 350 + 100 / 305), 12);
  expect(favorite + longshot).toBeCloseTo(1, 12);
  expect(longshot).toBeGreaterThan(devigPower(prices)[1] ?? 1);
});
