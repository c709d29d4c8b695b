import { expect, test } from 'vitest';
import { marginLimit, marginTicks } from './scale.ts';

test('the full margin axis holds 98.5 % of the runs within its bounds', () => {
  expect(marginLimit('football', [[0, 100]])).toBe(24);
  expect(
    marginLimit('football', [
      [0, 985],
      [30, 14],
      [60, 1],
    ]),
  ).toBe(24);
  expect(
    marginLimit('football', [
      [0, 900],
      [31, 95],
      [60, 5],
    ]),
  ).toBe(31);
  expect(marginLimit('soccer', [[9, 10]])).toBe(6);
});

test('ticks mirror around zero and stay on the axis', () => {
  expect(marginTicks('football', 24)).toEqual([-21, -14, -7, -3, 0, 3, 7, 14, 21]);
  expect(marginTicks('hockey', 5)).toHaveLength(11);
});
