import { expect, test } from 'vitest';
import { openDays } from './openDays.ts';

test('whole days stand in the open: the first always, more while they are five cards together', () => {
  expect(openDays([])).toBe(0);
  expect(openDays([13])).toBe(1);
  expect(openDays([1, 13])).toBe(1);
  expect(openDays([2, 3, 1])).toBe(2);
  expect(openDays([2, 4])).toBe(1);
  expect(openDays([1, 1, 1])).toBe(3);
});
