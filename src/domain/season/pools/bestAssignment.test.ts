import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { bestAssignment } from './bestAssignment.ts';

type Gains = readonly (readonly (number | undefined)[])[];

const sumOf = (gains: Gains, columns: readonly number[]): number =>
  columns.reduce((sum, column, row) => sum + (gains[row]?.[column] ?? Number.NaN), 0);

/** The largest sum of all ways to give each row a column of its own; undefined if there is none. */
function tryAll(gains: Gains, taken: readonly number[] = []): number | undefined {
  const row = gains[taken.length];
  if (!row) return sumOf(gains, taken);
  const sums = row.flatMap((gain, column) => {
    if (gain === undefined || taken.includes(column)) return [];
    const sum = tryAll(gains, [...taken, column]);
    return sum === undefined ? [] : [sum];
  });
  return sums.length === 0 ? undefined : Math.max(...sums);
}

const gain = fc.option(fc.integer({ min: -60, max: 40 }), { nil: undefined, freq: 3 });
const tables = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 5 }))
  .chain(([rows, columns]) =>
    fc.array(fc.array(gain, { minLength: columns, maxLength: columns }), {
      minLength: rows,
      maxLength: rows,
    }),
  );

test('no other way to give each row a column is better, and none is made up where there is none', () => {
  fc.assert(
    fc.property(tables, (gains) => {
      const found = bestAssignment(gains);
      const best = tryAll(gains);
      if (best === undefined) {
        expect(found).toBeUndefined();
        return;
      }
      expect(new Set(found).size).toBe(gains.length);
      expect(sumOf(gains, found ?? [])).toBe(best);
    }),
    { numRuns: 500 },
  );
});

test('more rows than columns have no way; no row needs no column', () => {
  expect(bestAssignment([[1], [2]])).toBeUndefined();
  expect(bestAssignment([])).toEqual([]);
});
