import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addToSight,
  addVariance,
  append,
  type Belief,
  beliefMean,
  covariance,
  newBelief,
  newSight,
  observeBelief,
  shrink,
  sumVariance,
  varianceOf,
} from './belief.ts';

function belief(full: boolean, variances: readonly number[]): Belief {
  const made = newBelief(full, 1);
  for (const [at, variance] of variances.entries()) append(made, at, variance);
  return made;
}

function sum(...terms: readonly (readonly [index: number, weight: number])[]) {
  const sight = newSight();
  for (const [index, weight] of terms) addToSight(sight, index, weight);
  return sight;
}

test.each([true, false])('one number is updated as by hand (all covariances: %s)', (full) => {
  const one = belief(full, [4]);
  // Prior N(0, 4), observation 6 with noise variance 2: gain 4/6.
  observeBelief(one, sum([0, 1]), 6, 6);
  expect(one.mean[0]).toBeCloseTo(4, 12);
  expect(varianceOf(one, 0)).toBeCloseTo(4 / 3, 12);
});

test('a difference observed ties both numbers where covariances are kept', () => {
  const both = belief(true, [1, 1]);
  observeBelief(both, sum([0, 1], [1, -1]), 3, 2 + 1);
  // Conditioning N(0, I) on x0 − x1 with noise 1: cov = I − hhᵀ/3.
  expect(covariance(both, 0, 1)).toBeCloseTo(1 / 3, 12);
  expect(covariance(both, 1, 0)).toBeCloseTo(1 / 3, 12);
  expect(varianceOf(both, 0)).toBeCloseTo(2 / 3, 12);
  expect(sumVariance(both, sum([0, 1], [1, -1]))).toBeCloseTo(2 / 3, 12);
  expect(sumVariance(both, sum([0, 1], [1, 1]))).toBeCloseTo(2, 12);
});

test('shrinking and widening', () => {
  const both = belief(true, [1, 1]);
  observeBelief(both, sum([0, 1], [1, -1]), 0, 3);
  shrink(both, 0, 0.5);
  expect(varianceOf(both, 0)).toBeCloseTo(1 / 6, 12);
  expect(covariance(both, 0, 1)).toBeCloseTo(1 / 6, 12);
  addVariance(both, 0, 2);
  expect(varianceOf(both, 0)).toBeCloseTo(2 + 1 / 6, 12);
});

test('numbers appended later leave the known ones alone', () => {
  const grown = belief(true, [1, 2]);
  observeBelief(grown, sum([0, 1], [1, 1]), 1, 4);
  const before = covariance(grown, 0, 1);
  for (let more = 0; more < 20; more++) append(grown, 7, 9);
  expect(covariance(grown, 0, 1)).toBe(before);
  expect(varianceOf(grown, 21)).toBe(9);
  expect(covariance(grown, 21, 0)).toBe(0);
  expect(beliefMean(grown, sum([21, 2]))).toBe(14);
});

test('an observation never widens what it sees, and moves the sum toward it', () => {
  const amount = fc.double({ min: 0.01, max: 100, noNaN: true });
  fc.assert(
    fc.property(fc.boolean(), amount, amount, amount, amount, (full, a, b, noise, gap) => {
      const two = belief(full, [a, b]);
      const sight = sum([0, 1], [1, -1]);
      const [mean, variance] = [beliefMean(two, sight), sumVariance(two, sight)];
      observeBelief(two, sight, gap, variance + noise);
      expect(sumVariance(two, sight)).toBeLessThanOrEqual(variance * (1 + 1e-9));
      expect(sumVariance(two, sight)).toBeGreaterThanOrEqual(-1e-9);
      expect(beliefMean(two, sight)).toBeGreaterThanOrEqual(mean);
      expect(beliefMean(two, sight)).toBeLessThanOrEqual(mean + gap * (1 + 1e-9));
    }),
  );
});
