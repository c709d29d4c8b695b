import { expect, test } from 'vitest';
import { madeUpSeason } from './madeUpSeason.fixture.ts';
import { movedPoints } from './movedPoints.ts';
import { movedRuns } from './movedRuns.ts';

test('a move is told from a point on', () => {
  expect(movedPoints(0.94, 0.91, 10_000)).toBe(3);
  expect(movedPoints(0.5, 0.523, 10_000)).toBe(-2);
  expect(movedPoints(0.5, 0.504, 1_000_000)).toBeUndefined();
  expect(movedPoints(0.5, undefined, 10_000)).toBeUndefined();
});

test('what two forecasts of one season would differ by is no move', () => {
  // Two shares of 10,000 runs near a half: a standard error of 0.71 points, so 1.41 may be luck.
  expect(movedPoints(0.507, 0.493, 10_000)).toBeUndefined();
  expect(movedPoints(0.508, 0.492, 10_000)).toBe(2);
  expect(movedPoints(0.507, 0.493, 40_000)).toBe(1);
  // Near either end a point is more than luck.
  expect(movedPoints(0.02, 0.012, 10_000)).toBe(1);
  expect(movedPoints(0, 0.03, 100)).toBeUndefined();
});

test('a forecast of fewer seasons a week ago makes luck more', () => {
  expect(movedRuns(madeUpSeason())).toBe(20_000);
  expect(movedRuns(madeUpSeason({ runsBefore: 2000 }))).toBe(2000);
  expect(movedRuns(madeUpSeason({ runsBefore: 50_000 }))).toBe(20_000);
  expect(movedPoints(0.52, 0.5, movedRuns(madeUpSeason()))).toBe(2);
  expect(movedPoints(0.52, 0.5, movedRuns(madeUpSeason({ runsBefore: 2000 })))).toBeUndefined();
});
