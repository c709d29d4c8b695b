import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pairedInterval } from './bootstrap.ts';
import { coverage } from './intervals.ts';
import { logLoss } from './logLoss.ts';
import { calibrationError, quantileOf, reliability } from './reliability.ts';
import { brier, rankedProbability } from './squared.ts';

test('log loss by hand: a win, a tie, a winner of a field, a forecast of zero', () => {
  expect(logLoss([0.8, 0.2], [1, 0])).toBeCloseTo(0.22314, 5);
  expect(logLoss([0.8, 0.2], [0.5, 0.5])).toBeCloseTo((0.22314 + 1.60944) / 2, 5);
  expect(logLoss([0.25], [1])).toBeCloseTo(1.38629, 5);
  expect(logLoss([0, 1], [1, 0])).toBeCloseTo(13.81551, 5);
});

test('Brier and ranked probability score by hand', () => {
  expect(brier([0.7, 0.3], [1, 0])).toBeCloseTo(0.09, 12);
  expect(brier([0.5, 0.3, 0.2], [0, 1, 0])).toBeCloseTo((0.25 + 0.49 + 0.04) / 2, 12);
  expect(rankedProbability([0.5, 0.3, 0.2], [1, 0, 0])).toBeCloseTo((0.25 + 0.04) / 2, 12);
  expect(rankedProbability([0.5, 0.3, 0.2], [0, 0, 1])).toBeCloseTo((0.25 + 0.64) / 2, 12);
});

test('with two outcomes both squared scores are the same', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 0.5, 1), (p, y) => {
      const both = [
        [p, 1 - p],
        [y, 1 - y],
      ] as const;
      expect(rankedProbability(...both)).toBeCloseTo(brier(...both), 12);
    }),
  );
});

test('a reliability table by hand: two bins, their calibration error', () => {
  const points = [0.1, 0.2, 0.3, 0.4, 0.6, 0.7, 0.8, 0.9].map((p) => ({ p, y: p > 0.35 ? 1 : 0 }));
  const bins = reliability(points, 2);
  expect(bins).toHaveLength(2);
  expect(bins[0]).toMatchObject({ share: 0.25, count: 4 });
  expect(bins[0]?.forecast).toBeCloseTo(0.25, 12);
  expect(bins[1]).toMatchObject({ share: 1, count: 4 });
  expect(calibrationError(bins)).toBeCloseTo((4 * 0 + 4 * 0.25) / 8, 12);
});

test('ten bins hold equally many answers; a constant forecast has one', () => {
  const points = Array.from({ length: 1000 }, (_, index) => ({ p: index / 1000, y: index % 2 }));
  expect(reliability(points).map(({ count }) => count)).toEqual(Array(10).fill(100));
  const constant = reliability([1, 1, 0, 1].map((y) => ({ p: 0.6, y })));
  expect(constant).toEqual([{ forecast: expect.closeTo(0.6), share: 0.75, count: 4 }]);
  expect(calibrationError(constant)).toBeCloseTo(0.15, 12);
});

test('quantiles interpolate', () => {
  expect(quantileOf([1, 2, 3, 4], 0.5)).toBe(2.5);
  expect(quantileOf([1, 2, 3, 4], 1)).toBe(4);
  expect(quantileOf([5], 0.3)).toBe(5);
});

test('coverage by hand: PITs spread evenly cover their level', () => {
  const pits = Array.from({ length: 1000 }, (_, index) => (index + 0.5) / 1000);
  expect(coverage(pits)).toEqual([0.5, 0.8, 0.95]);
  expect(coverage([0.5, 0.05, 0.99, 0.02])).toEqual([0.25, 0.25, 0.5]);
});

test('a paired interval holds its mean, and the same label gives the same digits', () => {
  const differences = Array.from({ length: 400 }, (_, index) => ({
    cluster: `day ${index % 50}`,
    value: ((index * 7919) % 101) / 101 - 0.4,
  }));
  const one = pairedInterval(differences, 'own − close');
  expect(pairedInterval(differences, 'own − close')).toEqual(one);
  expect(one.low).toBeLessThan(one.mean);
  expect(one.high).toBeGreaterThan(one.mean);
  expect(one).toMatchObject({ answers: 400, clusters: 50 });
  expect(pairedInterval(differences, 'other').low).not.toBe(one.low);
});

test('clusters are drawn whole: copies of one day do not narrow the interval', () => {
  const days = Array.from({ length: 40 }, (_, day) => ({
    cluster: `${day}`,
    value: Math.sin(day * 12.9898),
  }));
  const copied = days.flatMap((day) => [day, day, day, day]);
  const width = ({ low, high }: { low: number; high: number }) => high - low;
  const plain = width(pairedInterval(days, 'same'));
  expect(width(pairedInterval(copied, 'same'))).toBeCloseTo(plain, 12);
});

test('the interval is as wide as the theory says', () => {
  const days = Array.from({ length: 400 }, (_, day) => ({ cluster: `${day}`, value: day % 2 }));
  const { low, high } = pairedInterval(days, 'coin');
  expect(high - low).toBeGreaterThan(2 * 1.96 * 0.025 * 0.9);
  expect(high - low).toBeLessThan(2 * 1.96 * 0.025 * 1.1);
});
