import { expect, test } from 'vitest';
import {
  american,
  clamp,
  fixed,
  mean,
  meanOrZero,
  percent,
  roundedToHalf,
  signed,
  sum,
} from './numbers.ts';

test('signed numbers carry a plus or a true minus', () => {
  expect(signed(2.5)).toBe('+2.5');
  expect(signed(-1.5)).toBe('−1.5');
  expect(signed(0)).toBe('0');
  expect(signed(-0)).toBe('0');
  expect(signed(1, 2)).toBe('+1.00');
});

test('what rounds to zero has no sign', () => {
  expect(signed(-0.04, 1)).toBe('0.0');
  expect(signed(0.04, 1)).toBe('0.0');
});

test('fixed numbers have a true minus and no plus', () => {
  expect([-1.5, 2, -0.001].map((n) => fixed(n, 2))).toEqual(['−1.50', '2.00', '0.00']);
});

test('American odds are whole', () => {
  expect(american(104)).toBe('+104');
  expect(american(-117.6)).toBe('−118');
});

test('percentages are given as 0–100', () => {
  expect(percent(57.31, 1)).toBe('57.3%');
  expect(percent(72.5)).toBe('73%');
});

test('half points', () => {
  expect(roundedToHalf(2.24)).toBe(2);
  expect(roundedToHalf(2.25)).toBe(2.5);
  expect(roundedToHalf(-2.3)).toBe(-2.5);
  expect(Object.is(roundedToHalf(-0.1), 0)).toBe(true);
});

test('sums begin with 0 and go from the first to the last', () => {
  expect(sum([1e16, 1, -1e16])).toBe(0);
  expect(sum([1e16, -1e16, 1])).toBe(1);
  expect(sum([])).toBe(0);
  expect(sum(Float64Array.of(0.5, 0.25))).toBe(0.75);
});

test('a mean of none is no number, or 0 where that is asked for', () => {
  expect(mean([1, 2, 6])).toBe(3);
  expect(mean([])).toBeNaN();
  expect(meanOrZero([1, 2, 6])).toBe(3);
  expect(meanOrZero([])).toBe(0);
});

test('what lies beyond an end is that end', () => {
  expect([-3, 0, 0.5, 1, 7].map((value) => clamp(value, 0, 1))).toEqual([0, 0, 0.5, 1, 1]);
  expect(Object.is(clamp(-0, 0, 1), 0)).toBe(true);
  expect(clamp(Number.NaN, 0, 1)).toBeNaN();
});
