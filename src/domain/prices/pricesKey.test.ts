import { expect, test } from 'vitest';
import { EXAMPLE_QUOTE } from '../exampleGame.fixture.ts';
import { pricesKey } from './pricesKey.ts';

const other = { ...EXAMPLE_QUOTE, provider: 'Other book' };
const KEY = pricesKey([EXAMPLE_QUOTE, other]);

test('is the same in any order, after any journey and at any time', () => {
  expect(pricesKey([other, EXAMPLE_QUOTE])).toBe(KEY);
  expect(pricesKey(JSON.parse(JSON.stringify([EXAMPLE_QUOTE, other])))).toBe(KEY);
  expect(pricesKey([{ ...EXAMPLE_QUOTE, asOf: '2027-01-01T00:00:00Z' }, other])).toBe(KEY);
});

test.each([
  ['a price', { moneyline: { home: -123, away: 104 } }],
  ['a line', { spread: { line: -2 } }],
  ['a market less', { total: undefined }],
  ['a bookmaker', { provider: 'Book 2' }],
])('is another with another of: %s', (_, change) => {
  expect(pricesKey([{ ...EXAMPLE_QUOTE, ...change }, other])).not.toBe(KEY);
});

test('a bookmaker more or less is another', () => {
  expect(pricesKey([EXAMPLE_QUOTE])).not.toBe(KEY);
  expect(pricesKey([])).toBe('[]');
});
