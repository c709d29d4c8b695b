import { expect, test } from 'vitest';
import { vig } from './vig.ts';

test('is what the implied probabilities sum to beyond 1', () => {
  expect(vig([-110, -110])).toBeCloseTo(0.0476, 4);
  expect(vig([100, 100])).toBe(0);
  expect(vig([-122, 104])).toBeCloseTo(122 / 222 + 100 / 204 - 1, 12);
  expect(vig([150, 240, 190])).toBeCloseTo(100 / 250 + 100 / 340 + 100 / 290 - 1, 12);
});

test('no price lies between −100 and +100', () => {
  expect(() => vig([-110, 99])).toThrow(RangeError);
});
