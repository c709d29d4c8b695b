import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Histogram } from '#domain/game/scoreGrid.ts';
import { insideShare, scoreOf } from './scoreOf.ts';

const histograms = fc
  .uniqueArray(fc.tuple(fc.integer({ min: -20, max: 60 }), fc.integer({ min: 1, max: 9 })), {
    minLength: 1,
    maxLength: 12,
    selector: ([value]) => value,
  })
  .map((pairs): Histogram => pairs.sort(([one], [other]) => one - other));

/** The definition by two draws: E|X − y| − ½ E|X − X′|. */
function byDraws(said: Histogram, actual: number): number {
  const all = said.flatMap(([value, count]) => Array.from({ length: count }, () => value));
  const near = all.reduce((sum, one) => sum + Math.abs(one - actual), 0) / all.length;
  const apart = all.flatMap((one) => all.map((other) => Math.abs(one - other)));
  return near - apart.reduce((sum, one) => sum + one, 0) / all.length ** 2 / 2;
}

test('the CRPS is what its definition by two draws gives', () => {
  fc.assert(
    fc.property(histograms, fc.integer({ min: -30, max: 80 }), (said, actual) => {
      expect(scoreOf(said, actual).crps).toBeCloseTo(byDraws(said, actual), 9);
    }),
  );
});

test('over all values that may come, by their chances, a range holds just its level', () => {
  fc.assert(
    fc.property(histograms, fc.constantFrom(0.5, 0.8), (said, level) => {
      const runs = said.reduce((sum, [, count]) => sum + count, 0);
      const held = said.reduce(
        (sum, [value, count]) => sum + count * insideShare(scoreOf(said, value).pit, level),
        0,
      );
      expect(held / runs).toBeCloseTo(level, 9);
    }),
  );
});

test('a value that never came up has a log score, and a median its distance', () => {
  const said: Histogram = [
    [2, 3],
    [5, 1],
  ];
  expect(scoreOf(said, 4)).toMatchObject({ absolute: 2, log: Math.log(40_000), pit: [0.75, 0.75] });
  expect(insideShare([0.95, 0.95], 0.8)).toBe(0);
  expect(insideShare([0.5, 0.5], 0.8)).toBe(1);
});
