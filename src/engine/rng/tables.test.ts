import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EvenTable, pointOf } from './evenTable.ts';
import { NORMAL_STEPS, RNG_STEPS } from './steps.ts';

const weights = fc
  .array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 400 })
  .filter((list) => list.some((weight) => weight > 0));
const RUNS = 100_000;

function countsOf(list: readonly number[], start: number, runs = RUNS): Int32Array {
  const counts = new Int32Array(list.length);
  new EvenTable(Float64Array.from(list)).tally(counts, start, runs);
  return counts;
}

test('neighboring outcomes come up as often as their shares say, within a few runs, from any start', () => {
  fc.assert(
    fc.property(weights, fc.integer({ min: 0, max: 0xffffffff }), (list, start) => {
      const all = list.reduce((sum, weight) => sum + weight, 0);
      let [share, seen] = [0, 0];
      countsOf(list, start).forEach((count, index) => {
        share += (list[index] ?? 0) / all;
        seen += count;
        expect(Math.abs(seen - RUNS * share)).toBeLessThan(5);
        if (list[index] === 0) expect(count).toBe(0);
      });
      expect(seen).toBe(RUNS);
    }),
    { numRuns: 50 },
  );
});

test('over all starts a share is unbiased', () => {
  let seen = 0;
  const starts = 4096;
  for (let index = 0; index < starts; index++) {
    seen += countsOf([0.3, 0.7], index * (2 ** 32 / starts), 7)[0] ?? 0;
  }
  expect(seen / (7 * starts)).toBeCloseTo(0.3, 3);
});

test('runs in blocks are the same runs', () => {
  const list = [1, 2, 3, 4, 0, 5];
  const table = new EvenTable(Float64Array.from(list));
  const counts = new Int32Array(list.length);
  for (const first of [2000, 0, 1000]) table.tally(counts, pointOf(987_654_321, first), 1000);
  expect(counts).toEqual(countsOf(list, 987_654_321, 3000));
});

test('a table without any weight is refused', () => {
  for (const list of [[], [0, 0], [Number.NaN]]) {
    expect(() => new EvenTable(Float64Array.from(list))).toThrow(RangeError);
  }
});

test('steps have mean 0, variance 1 and rise', () => {
  const sum = (f: (z: number) => number) =>
    NORMAL_STEPS.reduce((all, z) => all + f(z), 0) / RNG_STEPS;
  expect(sum((z) => z)).toBeCloseTo(0, 12);
  expect(sum((z) => z * z)).toBeCloseTo(1, 12);
  expect(sum((z) => z ** 4)).toBeGreaterThan(2.7);
  expect([...NORMAL_STEPS]).toEqual([...NORMAL_STEPS].sort((a, b) => a - b));
});
