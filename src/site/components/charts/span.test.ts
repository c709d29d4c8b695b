import { expect, test } from 'vitest';
import { runsIn } from '#domain/game/scoreGrid.ts';
import { gatheredAtEnds, positionOn, runsBeyond, valueAt } from './span.ts';

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
  const gathered = gatheredAtEnds(histogram, SPAN);
  expect(gathered).toEqual([
    [-2, 5],
    [0, 3],
    [2, 7],
  ]);
  expect(runsIn(gathered)).toBe(runsIn(histogram));
  expect(runsBeyond(histogram, SPAN)).toBe(11);
});
