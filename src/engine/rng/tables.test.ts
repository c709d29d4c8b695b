import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AliasTable } from './alias.ts';
import { type BatchGame, playBatches } from './batches.ts';
import { CountTable } from './countTable.ts';
import { sfc32 } from './generator.ts';
import { NORMAL_STEPS, STEPS, secondStepOf, stepOf } from './steps.ts';

const TOP = 0xffffffff;
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

test('an alias table draws a list as it draws one by one', () => {
  const table = new AliasTable(Float64Array.of(3, 0, 1, 5, 0.5));
  const list = new Uint32Array(100);
  sfc32(3).fill(list);
  const single = [...list].map((bits, at) => (at < 90 ? table.draw(bits) : bits));
  table.drawAll(list, 90);
  expect([...list]).toEqual(single);
});

test('an alias table without any weight is refused', () => {
  for (const list of [[], [0, 0], [Number.NaN]]) {
    expect(() => new AliasTable(Float64Array.from(list))).toThrow(RangeError);
  }
});

test('a count table draws by its rows, to the ends of the random numbers', () => {
  const table = new CountTable(3, 4);
  table.set(0, [0.5, 0.25, 0.125, 0.125]);
  table.set(1, [0, 1]);
  table.set(2, [0.1, 0.1]);
  for (const [i, p] of [0.5, 0.25, 0.125, 0.125].entries()) {
    near(shares((bits) => table.draw(bits, 0), 4)[i] ?? 0, p);
  }
  expect(table.draw(0, 0)).toBe(0);
  expect(table.draw(0x7fffffff, 0)).toBe(0);
  expect(table.draw(0x80000000, 0)).toBe(1);
  expect(table.draw(TOP, 0)).toBe(3);
  expect(table.draw(1, 1)).toBe(1);
  expect(table.draw(TOP, 1)).toBe(1);
  // What probabilities leave over goes to the last count.
  expect(table.draw(TOP, 2)).toBe(3);
});

test('steps have mean 0, variance 1 and rise; the two of one number are independent', () => {
  const sum = (f: (z: number) => number) => NORMAL_STEPS.reduce((all, z) => all + f(z), 0) / STEPS;
  expect(sum((z) => z)).toBeCloseTo(0, 12);
  expect(sum((z) => z * z)).toBeCloseTo(1, 12);
  expect(sum((z) => z ** 4)).toBeGreaterThan(2.7);
  expect([...NORMAL_STEPS]).toEqual([...NORMAL_STEPS].sort((a, b) => a - b));
  const pairs = shares((bits) => stepOf(bits) * STEPS + secondStepOf(bits), STEPS * STEPS);
  const chi = pairs.reduce((all, p) => all + (DRAWS * (p - STEPS ** -2) ** 2) / STEPS ** -2, 0);
  expect(Math.abs(chi - STEPS ** 2)).toBeLessThan(5 * Math.sqrt(2) * STEPS);
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
