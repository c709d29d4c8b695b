import { expect, test } from 'vitest';
import { runsIn } from '#domain/scoreGrid.ts';
import { barsPath, gather, peakOf, positionOn, runsBeyond, valueAt } from './span.ts';

const SPAN = { from: -2, to: 2 };

test('values sit in the middle of their bar, half points between bars', () => {
  expect(positionOn(SPAN, -2)).toBe(10);
  expect(positionOn(SPAN, 0)).toBe(50);
  expect(positionOn(SPAN, 2)).toBe(90);
  expect(positionOn(SPAN, 0.5)).toBe(60);
});

test('a place along the axis names its value', () => {
  for (const value of [-2, -0.5, 0, 2]) expect(valueAt(SPAN, positionOn(SPAN, value))).toBe(value);
});

test('what lies beyond an end is counted at that end and no run is lost', () => {
  const histogram = [
    [-9, 4],
    [-2, 1],
    [0, 3],
    [3, 2],
    [40, 5],
  ] as const;
  const gathered = gather(histogram, SPAN);
  expect(gathered).toEqual([
    [-2, 5],
    [0, 3],
    [2, 7],
  ]);
  expect(runsIn(gathered)).toBe(runsIn(histogram));
  expect(runsBeyond(histogram, SPAN)).toBe(11);
});

const AXIS = { from: 0, to: 3 };

test('each value is one bar that stands on the bottom of the box', () => {
  const path = barsPath(
    [
      [0, 50],
      [3, 100],
    ],
    AXIS,
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
      AXIS,
      4,
    ),
  ).toBe('');
});

test('the tallest bar leaves room above it, and an empty histogram has a peak too', () => {
  expect(peakOf([[1, 100]])).toBeCloseTo(102);
  expect(peakOf([])).toBeGreaterThan(0);
});
