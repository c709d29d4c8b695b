import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sum } from '../numbers/numbers.ts';
import { fairAmerican } from './americanOdds.ts';
import { devigAdditive, devigPower, devigShin, impliedProbability } from './devig.ts';

const twoSides = fc
  .tuple(
    fc.double({ min: 0.05, max: 0.95, noNaN: true }),
    fc.double({ min: 0.005, max: 0.15, noNaN: true }),
  )
  .map(([share, vig]) => [
    fairAmerican(Math.min(0.98, share + vig / 2)),
    fairAmerican(Math.min(0.98, 1 - share + vig / 2)),
  ]);

test('with two sides subtraction gives (1 + p − q) / 2, and Shin the same', () => {
  fc.assert(
    fc.property(twoSides, (prices) => {
      const [p = 0, q = 0] = prices.map(impliedProbability);
      fc.pre(p + q > 1);
      const [one = 0] = devigAdditive(prices);
      expect(one).toBeCloseTo((1 + p - q) / 2, 12);
      expect(devigShin(prices)[0]).toBeCloseTo(one, 6);
    }),
  );
});

const manySides = fc
  .array(fc.double({ min: 0.04, max: 1, noNaN: true }), { minLength: 3, maxLength: 8 })
  .map((weights) => weights.map((weight) => (1.1 * weight) / sum(weights)))
  .filter((implied) => implied.every((p) => p < 0.97))
  .map((implied) => implied.map(fairAmerican));

test('every method adds up to 1, keeps the order, and Shin solves its own equation', () => {
  fc.assert(
    fc.property(manySides, (prices) => {
      for (const method of [devigAdditive, devigShin, devigPower]) {
        const fair = method(prices);
        expect(sum(fair)).toBeCloseTo(1, 9);
        prices.forEach((price, place) => {
          const next = (place + 1) % prices.length;
          const shorter = impliedProbability(price) - impliedProbability(prices[next] ?? price);
          if (shorter > 1e-9) expect(fair[place]).toBeGreaterThan(fair[next] ?? 1);
        });
      }
      const implied = prices.map(impliedProbability);
      const [p1 = 0, p2 = 0] = devigShin(prices);
      const book = sum(implied);
      // p = (√(z² + 4(1 − z)π²/Π) − z) / 2(1 − z) means π² / Π = p·((1 − z)p + z): z from one side has to fit the next.
      const z = (place: number, p: number) => {
        const squared = (implied[place] ?? 0) ** 2 / book;
        return (squared - p * p) / (p * (1 - p));
      };
      expect(z(0, p1)).toBeCloseTo(z(1, p2), 5);
    }),
  );
});

test('a longshot may end below nothing by subtraction, never by Shin', () => {
  const prices = [-2000, 1200, 4000];
  expect(Math.min(...devigAdditive(prices))).toBeLessThan(0.02);
  expect(Math.min(...devigShin(prices))).toBeGreaterThan(0);
  expect(devigShin([105, 105])).toEqual([0.5, 0.5]);
});
