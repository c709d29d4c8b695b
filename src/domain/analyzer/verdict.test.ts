import { expect, test } from 'vitest';
import { analyzerGrade, combinedValue, verdictOf, verdictText } from './verdict.ts';

test.each([
  [5.01, 'Strong Bet'],
  [5, 'Moderate Value'],
  [0.01, 'Moderate Value'],
  [0, 'Avoid Bet'],
  [-15, 'Avoid Bet'],
] as const)('an expected value of %f is a %s', (value, verdict) => {
  expect(verdictOf(value)).toBe(verdict);
});

test.each([
  [70, 'green', 'High'],
  [69.99, 'yellow', 'Half or more'],
  [50, 'yellow', 'Half or more'],
  [49.99, 'grey', 'Under half'],
] as const)('%f % is %s, and says %s', (percent, tone, word) => {
  expect(analyzerGrade(percent)).toEqual({ tone, word });
});

test('combined EV is 20 × (0.4 × spread + 0.3 × total + 0.3 × moneyline edge), each centred on 50', () => {
  expect(combinedValue({ spread: 50, total: 50, moneyline: 50 })).toBe(0);
  expect(combinedValue({ spread: 60, total: 50, moneyline: 50 })).toBeCloseTo(0.8, 12);
  expect(combinedValue({ spread: 50, total: 60, moneyline: 50 })).toBeCloseTo(0.6, 12);
  expect(combinedValue({ spread: 50, total: 50, moneyline: 40 })).toBeCloseTo(-0.6, 12);
});

test('a value is said at the reader’s line where no book offers it', () => {
  expect(verdictText('Moderate Value', true)).toBe('Moderate Value');
  expect(verdictText('Moderate Value', false)).toBe('Moderate Value at your line');
  expect(verdictText('Strong Bet', false)).toBe('Strong Bet at your line');
  expect(verdictText('Avoid Bet', false)).toBe('Avoid Bet');
});

test('combined EV is clamped at +8', () => {
  expect(combinedValue({ spread: 95, total: 95, moneyline: 100 })).toBe(8);
  expect(combinedValue({ spread: 5, total: 5, moneyline: 0 })).toBeCloseTo(-9.3, 12);
});
