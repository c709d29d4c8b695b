import { expect, test } from 'vitest';
import { marginHistogram } from '#domain/game/scoreGrid.ts';
import { marginPicture, marginRegion } from './marginPicture.ts';

// Margins: −7 ×3, −3 ×1, 0 ×2, +1 ×4, +3 ×5, +40 ×1 (home first).
const GRID = marginHistogram([
  [17, 20, [1, 0, 0, 0, 3]],
  [20, 20, [2]],
  [21, 20, [4]],
  [23, 20, [5]],
  [60, 20, [1]],
]);

const totalRuns = (runs: Record<string, number>) =>
  Object.values(runs).reduce((sum, count) => sum + count, 0);

test('a home favourite wins without covering up to the line, a push included', () => {
  expect([-1, 0, 1, 3, 4].map((margin) => marginRegion(margin, 3))).toEqual([
    'away',
    'draw',
    'home2',
    'home2',
    'home',
  ]);
});

test('an away favourite is tinted on its own side', () => {
  expect([-8, -7, -1, 0, 1].map((margin) => marginRegion(margin, -7))).toEqual([
    'away',
    'away2',
    'away2',
    'draw',
    'home',
  ]);
});

test('without a line, and at pick, there are no tints', () => {
  expect([-1, 1].map((margin) => marginRegion(margin, undefined))).toEqual(['away', 'home']);
  expect([-1, 1].map((margin) => marginRegion(margin, 0))).toEqual(['away', 'home']);
});

test.each([undefined, -3, 0, 1.5, 3, 50])('regions add up to all runs with line %s', (line) => {
  expect(totalRuns(marginPicture(GRID, 30, line).runs)).toBe(16);
});

test('the picture counts regions, gathers the far margins and places line and zero', () => {
  const picture = marginPicture(GRID, 30, 1.5);
  expect(picture.runs).toEqual({ away: 4, away2: 0, draw: 2, home2: 4, home: 6 });
  expect(picture.beyond).toBe(1);
  expect(picture.zeroAt).toBe(50);
  expect(picture.lineAt).toBeCloseTo(50 + 1.5 * (100 / 61), 1);
  expect(picture.bars.map(({ region }) => region)).toEqual(['away', 'draw', 'home2', 'home']);
});

test('a line beyond the axis stays on it', () => {
  expect(marginPicture(GRID, 5, 40).lineAt).toBe(100);
  expect(marginPicture(GRID, 5, -40).lineAt).toBe(0);
});

test('only bars that stand out get a number', () => {
  const shares = marginPicture(GRID, 30, undefined).peaks.map(({ share }) => share);
  expect(shares[0]).toBe(5 / 16);
  expect(shares.length).toBeLessThanOrEqual(4);
});
