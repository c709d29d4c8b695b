import { expect, test } from 'vitest';
import { normalShare } from './bellShare.ts';

test.each([
  [0, 0.5],
  [1, 0.8413447],
  [-1, 0.1586553],
  [1.644854, 0.95],
  [-6, 9.87e-10],
])('Φ(%f) is %f', (z, share) => {
  expect(normalShare(z)).toBeCloseTo(share, 6);
});
