import { expect, test } from 'vitest';
import { logistic, logit } from './logOdds.ts';

test('the logistic undoes the logit', () => {
  expect(logit(0.5)).toBe(0);
  expect(logistic(0)).toBe(0.5);
  for (const p of [0.001, 0.2, 0.73, 0.999]) expect(logistic(logit(p))).toBeCloseTo(p, 12);
  expect(logistic(-800)).toBe(0);
  expect(logistic(800)).toBe(1);
});
