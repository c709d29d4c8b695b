import { expect, test } from 'vitest';
import { holdOfPrices, vig } from './vig.ts';

test('is what the implied probabilities sum to beyond 1', () => {
  expect(vig([-110, -110])).toBeCloseTo(0.0476, 4);
  expect(vig([100, 100])).toBe(0);
  expect(vig([-122, 104])).toBeCloseTo(122 / 222 + 100 / 204 - 1, 12);
  expect(vig([150, 240, 190])).toBeCloseTo(100 / 250 + 100 / 340 + 100 / 290 - 1, 12);
});

test('no price lies between −100 and +100', () => {
  expect(() => vig([-110, 99])).toThrow(RangeError);
});

test('the hold is what is left of all stakes once the winners are paid', () => {
  // 110 on each side: 220 taken, 210 paid back to whichever side wins.
  expect(holdOfPrices([-110, -110])).toBeCloseTo(10 / 220, 12);
  expect(holdOfPrices([100, 100])).toBe(0);
  // Stakes of 60 and 40 on −150 and +150 both pay back 100.
  expect(holdOfPrices([-150, 150])).toBeCloseTo(0, 12);
});
