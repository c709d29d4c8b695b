import { expect, test } from 'vitest';
import { totalHistogram } from '#domain/game/scoreGrid.ts';
import { totalPicture } from './totalPicture.ts';

// Totals: 40 ×10, 44 ×20, 47 ×5, 48 ×15 (home first).
const GRID = totalHistogram([[20, 20, [10, 0, 0, 0, 20, 0, 0, 5, 15]]]);

test('a half-point line parts all runs into over and under', () => {
  const picture = totalPicture(GRID, 46.5);
  expect([picture.runsUnder, picture.runsOver]).toEqual([30, 20]);
  expect(picture.over).not.toBe('');
});

test('a push at a whole-number line is not over', () => {
  const picture = totalPicture(GRID, 47);
  expect([picture.runsUnder, picture.runsOver]).toEqual([35, 15]);
});

test('without a line everything is one strength', () => {
  const picture = totalPicture(GRID, undefined);
  expect(picture).toMatchObject({ runsUnder: 50, runsOver: 0, over: '', lineAt: undefined });
});

test('the axis reaches a line outside the simulated totals', () => {
  expect(totalPicture(GRID, 60.5).span.to).toBe(61);
  expect(totalPicture(GRID, 30.5).span.from).toBe(30);
});

test('a given axis stays as it is, with the line at its end', () => {
  const axis = { from: 35, to: 50 };
  expect(totalPicture(GRID, 60.5, axis)).toMatchObject({ span: axis, lineAt: 100 });
  expect(totalPicture(GRID, 20, axis)).toMatchObject({ span: axis, lineAt: 0 });
});

test('ticks are whole steps inside the axis', () => {
  const { ticks, span } = totalPicture(GRID, 46.5);
  expect(ticks.length).toBeGreaterThan(2);
  for (const { value, at } of ticks) {
    expect(value).toBeGreaterThanOrEqual(span.from);
    expect(value).toBeLessThanOrEqual(span.to);
    expect(at).toBeGreaterThan(0);
    expect(at).toBeLessThan(100);
  }
});
