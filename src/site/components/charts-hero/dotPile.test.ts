import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runsIn } from '#domain/game/scoreGrid.ts';
import { dotCounts } from './dotCounts.ts';
import { dotPile } from './dotPile.ts';

const histograms = fc
  .uniqueArray(fc.integer({ min: -40, max: 40 }), { minLength: 1, maxLength: 60 })
  .chain((values) =>
    fc
      .array(fc.integer({ min: 1, max: 900 }), {
        minLength: values.length,
        maxLength: values.length,
      })
      .map((counts) =>
        values.sort((a, b) => a - b).map((value, i) => [value, counts[i] ?? 1] as const),
      ),
  );

test('the dots add up to all runs, whatever is rounded on the way', () => {
  fc.assert(
    fc.property(histograms, fc.integer({ min: 1, max: 50 }), (histogram, perDot) => {
      const dots = runsIn(dotCounts(histogram, perDot));
      expect(Math.abs(dots - runsIn(histogram) / perDot)).toBeLessThanOrEqual(0.5);
    }),
  );
});

test('every dot is drawn once, in the region of its margin', () => {
  const pile = dotPile(
    [
      [-9, 2000],
      [-2, 3000],
      [0, 1000],
      [1, 1500],
      [40, 2500],
    ],
    10,
    1.5,
  );
  expect(pile.perDot).toBe(10);
  expect(pile.dots).toBe(1000);
  const drawn = Object.fromEntries(
    pile.paths.map(({ region, path }) => [region, path.split('M').length - 1]),
  );
  expect(drawn).toEqual({ away: 500, draw: 100, home2: 150, home: 250 });
});

test('the height on the left tells what stands there', () => {
  const pile = dotPile(
    [
      [-5, 100],
      [3, 900],
    ],
    5,
    undefined,
  );
  expect(pile.heightUpTo(0.5)).toBeLessThan(0.2);
  expect(pile.heightUpTo(1)).toBe(1);
});
