import { expect, test } from 'vitest';
import { american, halfPoint, percent, signed } from './numbers.ts';

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

test('American odds are whole', () => {
  expect(american(104)).toBe('+104');
  expect(american(-117.6)).toBe('−118');
});

test('percentages are given as 0–100', () => {
  expect(percent(57.31, 1)).toBe('57.3%');
  expect(percent(72.5)).toBe('73%');
});

test('half points', () => {
  expect(halfPoint(2.24)).toBe(2);
  expect(halfPoint(2.25)).toBe(2.5);
  expect(halfPoint(-2.3)).toBe(-2.5);
  expect(Object.is(halfPoint(-0.1), 0)).toBe(true);
});
