import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectedReturnPerUnit, kellyFraction, worstAcceptableAmerican } from './staking.ts';

const probability = fc.double({ min: 0.01, max: 0.99, noNaN: true });
const price = fc.oneof(fc.integer({ min: 100, max: 2000 }), fc.integer({ min: -2000, max: -100 }));

test('the return on even money is the edge doubled', () => {
  expect(expectedReturnPerUnit(0.5, 100)).toBe(0);
  expect(expectedReturnPerUnit(0.55, 100)).toBeCloseTo(0.1, 9);
  expect(expectedReturnPerUnit(0.52, -104)).toBeCloseTo(0.02, 3);
  expect(expectedReturnPerUnit(0.45, 100, 0.1)).toBeCloseTo(0, 9);
});

test('Kelly at known prices', () => {
  expect(kellyFraction(0.55, 100)).toBeCloseTo(0.1, 9);
  expect(kellyFraction(0.4, 200)).toBeCloseTo(0.1, 9);
  expect(kellyFraction(0.5, -110)).toBe(0);
  expect(kellyFraction(0, 100, 1)).toBe(0);
});

test('Kelly with pushes maximises expected log growth', () => {
  const [win, push, american] = [0.45, 0.2, 110];
  const growth = (f: number) => win * Math.log(1 + 1.1 * f) + 0.35 * Math.log(1 - f);
  const best = kellyFraction(win, american, push);
  expect(growth(best)).toBeGreaterThan(growth(best + 0.01));
  expect(growth(best)).toBeGreaterThan(growth(best - 0.01));
});

test('the worst acceptable price rounds in the bettor’s favour', () => {
  expect(worstAcceptableAmerican(0.573)).toBe(-134);
  expect(worstAcceptableAmerican(0.457)).toBe(119);
  expect(worstAcceptableAmerican(0.5)).toBe(100);
  expect(worstAcceptableAmerican(0.4, 0.2)).toBe(100);
  expect(worstAcceptableAmerican(1)).toBeUndefined();
  expect(worstAcceptableAmerican(0)).toBeUndefined();
});

test('the worst acceptable price never loses money on average, the next one does', () => {
  fc.assert(
    fc.property(probability, (p) => {
      const worst = worstAcceptableAmerican(p);
      if (worst === undefined) throw new Error('a price exists for every probability inside 0–1');
      expect(expectedReturnPerUnit(p, worst)).toBeGreaterThan(-1e-6);
      const next = worst === 100 ? -101 : worst - 1;
      expect(expectedReturnPerUnit(p, next)).toBeLessThan(1e-6);
    }),
  );
});

test('Kelly stakes exactly where the return is positive, and never all', () => {
  fc.assert(
    fc.property(probability, price, (p, american) => {
      const stake = kellyFraction(p, american);
      expect(stake > 0).toBe(expectedReturnPerUnit(p, american) > 0);
      expect(stake).toBeLessThan(1);
    }),
  );
});
