import { expect, test } from 'vitest';
import { acceptanceRate } from './acceptanceRate.ts';

test.each([
  [6, 7, 86],
  [1, 3, 33],
  [1, 200, 1],
  [7, 7, 100],
  [0, 7, 0],
  [0, 0, 0],
])('%i of %i users are %i%%', (accepted, users, rate) => {
  expect(acceptanceRate(accepted, users)).toBe(rate);
});
