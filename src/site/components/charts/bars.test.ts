import { expect, test } from 'vitest';
import { barsPath, hatchPath, histogramPeak } from './bars.ts';

const SPAN = { from: 0, to: 3 };

test('each value is one bar that stands on the bottom of the box', () => {
  const path = barsPath(
    [
      [0, 50],
      [3, 100],
    ],
    SPAN,
    100,
  );
  expect(path).toBe('M2 100v-50h21v50zM77 100v-100h21v100z');
});

test('empty values and values off the axis draw nothing', () => {
  expect(
    barsPath(
      [
        [1, 0],
        [9, 4],
      ],
      SPAN,
      4,
    ),
  ).toBe('');
});

test('the tallest bar leaves room above it, and an empty histogram has a peak too', () => {
  expect(histogramPeak([[1, 100]])).toBeCloseTo(102);
  expect(histogramPeak([])).toBeGreaterThan(0);
});

test('an end bar that stands for more than its own value is hatched, inside the bar', () => {
  const path = hatchPath(
    [
      [0, 50],
      [3, 10],
      [5, 10],
    ],
    SPAN,
    100,
  );
  // Twenty units high, lines five pixels apart; the last one ends at the bar's top.
  expect(path).toMatch(/^(M77 [\d.]+l21 -[\d.]+){7}$/);
  const ends = [...path.matchAll(/M77 ([\d.]+)l21 -([\d.]+)/g)].map(
    ([, y, up]) => Number(y) - Number(up),
  );
  expect(Math.min(...ends)).toBeGreaterThanOrEqual(79.99);
  // A low bar is hatched, too: a line fits on three pixels.
  expect(
    hatchPath(
      [
        [3, 1],
        [5, 1],
      ],
      SPAN,
      100,
    ),
  ).toMatch(/^M77 /);
});

test('end bars of their own value alone are not', () => {
  const ends = [
    [0, 50],
    [3, 10],
  ] as const;
  expect(hatchPath(ends, SPAN, 100)).toBe('');
});
