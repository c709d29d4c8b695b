import { expect, test } from 'vitest';
import { logistic, logit, rounded } from './maths.ts';
import { own } from './own.ts';

test('the logistic undoes the logit', () => {
  expect(logit(0.5)).toBe(0);
  expect(logistic(0)).toBe(0.5);
  for (const p of [0.001, 0.2, 0.73, 0.999]) expect(logistic(logit(p))).toBeCloseTo(p, 12);
  expect(logistic(-800)).toBe(0);
  expect(logistic(800)).toBe(1);
});

test('figures are rounded as they are printed', () => {
  expect(rounded(0.12345, 4)).toBe(0.1235);
  expect(rounded(2.5, 0)).toBe(3);
});

test('only a record’s own values are its values', () => {
  expect(own({ a: 1 }, 'a')).toBe(1);
  expect(own({ a: 1 }, 'toString')).toBeUndefined();
});
