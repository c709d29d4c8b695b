import { expect, test } from 'vitest';
import { bestPrice } from './bestPrice.ts';

const quote = (provider: string, a: number, b: number) => ({
  book: provider.toLowerCase(),
  feed: 'espn' as const,
  provider,
  sample: true,
  asOf: '2026-11-21T05:00:00Z',
  a,
  b,
});

test('the best price of each side, across books', () => {
  const quotes = [quote('A', -150, 130), quote('B', -140, 120)];
  expect(bestPrice(quotes, 'a')).toEqual({ odds: -140, provider: 'B', sample: true });
  expect(bestPrice(quotes, 'b')).toEqual({ odds: 130, provider: 'A', sample: true });
});

test('a number that is no American price is passed over; without quotes there is none', () => {
  expect(bestPrice([quote('A', 50, 130)], 'a')).toBeUndefined();
  expect(bestPrice([], 'a')).toBeUndefined();
  expect(bestPrice(undefined, 'b')).toBeUndefined();
});
