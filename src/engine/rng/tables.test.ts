import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AliasTable } from './alias.ts';
import { type BatchGame, playBatches } from './batches.ts';
import { DrawTable } from './drawTable.ts';
import { sfc32 } from './generator.ts';
import { NORMAL_STEPS, STEPS } from './steps.ts';

const DRAWS = 200_000;

const shares = (draw: (bits: number) => number, outcomes: number): number[] => {
  const generator = sfc32(20261121);
  const seen = new Array<number>(outcomes).fill(0);
  for (let i = 0; i < DRAWS; i++) {
    const outcome = draw(generator.next());
    seen[outcome] = (seen[outcome] ?? Number.NaN) + 1 / DRAWS;
  }
  return seen;
};

/** Five standard errors of a share of DRAWS. */
const near = (seen: number, p: number) =>
  expect(Math.abs(seen - p)).toBeLessThan(5 * Math.sqrt((p * (1 - p)) / DRAWS) + 1e-9);

const weights = fc
  .array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 40 })
  .filter((list) => list.some((weight) => weight > 0));

test('an alias table draws in proportion to its weights, and never what has none', () => {
  fc.assert(
    fc.property(weights, (list) => {
      const all = list.reduce((sum, weight) => sum + weight, 0);
      const table = new AliasTable(Float64Array.from(list));
      const seen = shares((bits) => table.draw(bits), list.length);
      for (const [i, weight] of list.entries()) {
        near(seen[i] ?? 0, weight / all);
        if (weight === 0) expect(seen[i]).toBe(0);
      }
    }),
    { numRuns: 10 },
  );
});

test('a table for many draws draws in proportion to its weights, and never what has none', () => {
  fc.assert(
    fc.property(weights, (list) => {
      const all = list.reduce((sum, weight) => sum + weight, 0);
      const table = new DrawTable(Float64Array.from(list));
      const counts = new Int32Array(list.length);
      sfc32(7).tally(table, counts, DRAWS);
      for (const [i, weight] of list.entries()) {
        near((counts[i] ?? 0) / DRAWS, weight / all);
        if (weight === 0) expect(counts[i]).toBe(0);
      }
    }),
    { numRuns: 10 },
  );
});

test('a tally draws with the numbers that come next, one for each draw', () => {
  const [table, counts] = [new DrawTable(new Float64Array(65_536).fill(1)), new Int32Array(65_536)];
  const [one, other] = [sfc32(9), sfc32(9)];
  one.tally(table, counts, 500);
  const expected = new Int32Array(65_536);
  for (let draw = 0; draw < 500; draw++) {
    // Equal weights: every column is its own.
    const column = other.next() >>> 16;
    expected[column] = (expected[column] ?? 0) + 1;
  }
  expect(counts).toEqual(expected);
  expect(one.next()).toBe(other.next());
});

test('an alias table without any weight is refused', () => {
  for (const list of [[], [0, 0], [Number.NaN]]) {
    expect(() => new AliasTable(Float64Array.from(list))).toThrow(RangeError);
    expect(() => new DrawTable(Float64Array.from(list))).toThrow(RangeError);
  }
});

test('steps have mean 0, variance 1 and rise', () => {
  const sum = (f: (z: number) => number) => NORMAL_STEPS.reduce((all, z) => all + f(z), 0) / STEPS;
  expect(sum((z) => z)).toBeCloseTo(0, 12);
  expect(sum((z) => z * z)).toBeCloseTo(1, 12);
  expect(sum((z) => z ** 4)).toBeGreaterThan(2.7);
  expect([...NORMAL_STEPS]).toEqual([...NORMAL_STEPS].sort((a, b) => a - b));
});

test('batches play as many runs as asked, refused runs over again', () => {
  let kept = 0;
  const game: BatchGame = {
    numbers: 3,
    batch(bits, wanted) {
      let played = 0;
      for (let run = 0; run < wanted; run++) if ((bits[3 * run] ?? 0) % 3 > 0) played += 1;
      kept += played;
      return played;
    },
  };
  playBatches(game, sfc32(1), 1001);
  expect(kept).toBe(1001);
});
