import { expect, test } from 'vitest';
import { closingLineValuePerUnit } from './closingLineValue.ts';

test('against an even close without margin only the price counts', () => {
  expect(closingLineValuePerUnit(110, [100, 100])).toBeCloseTo(0.05, 9);
  expect(closingLineValuePerUnit(100, [100, 100])).toBeCloseTo(0, 9);
  expect(closingLineValuePerUnit(-110, [-110, -110])).toBeCloseTo(100 / 220 - 0.5, 9);
});

test('the price that closes itself is worth less than nothing: the margin is in it', () => {
  expect(closingLineValuePerUnit(-135, [-135, 115])).toBeLessThan(0);
  expect(closingLineValuePerUnit(-120, [-135, 115])).toBeGreaterThan(0);
});

test('prices that are no market’s are refused', () => {
  expect(() => closingLineValuePerUnit(110, [500, 500])).toThrow(RangeError);
  expect(() => closingLineValuePerUnit(110, [-110])).toThrow(RangeError);
});
