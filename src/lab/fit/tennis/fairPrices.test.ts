import { expect, test } from 'vitest';
import { fairFromDecimal } from './fairPrices.ts';

test('prices that are none are ignored, others sum to one', () => {
  expect(fairFromDecimal(1, 15)).toBeUndefined();
  expect(fairFromDecimal(0.95, 3)).toBeUndefined();
  expect(fairFromDecimal(Number.NaN, 3)).toBeUndefined();
  expect(fairFromDecimal(1.2, 1.3)).toBeUndefined();
  const fair = fairFromDecimal(1.5, 2.7) ?? Number.NaN;
  expect(fair + (fairFromDecimal(2.7, 1.5) ?? Number.NaN)).toBeCloseTo(1, 10);
  expect(fair).toBeGreaterThan(0.6);
});
