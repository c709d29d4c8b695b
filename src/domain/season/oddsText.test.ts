import { expect, test } from 'vitest';
import { seasonOddsText, seasonShareText } from './oddsText.ts';

test('a share is never printed as certain', () => {
  expect([0.5, 0.994, 0.9991, 0.99999, 0.004, 0.0004, 0.0101].map(seasonShareText)).toEqual([
    '50%',
    '99.4%',
    '>99.9%',
    '>99.9%',
    '0.4%',
    '<0.1%',
    '1%',
  ]);
  for (let run = 0; run <= 1000; run++) {
    expect(seasonOddsText(run / 1000, null)).not.toMatch(/^(?:0|0\.0|100|100\.0)%$/);
  }
});

test('what is certain is a word, and which says how we know', () => {
  expect(seasonOddsText(1, 'clinched')).toBe('clinched');
  expect(seasonOddsText(0, 'eliminated')).toBe('out');
  expect(seasonOddsText(1, 'everyRun')).toBe('in every run');
  expect(seasonOddsText(0, 'noRun')).toBe('in none');
  expect(seasonOddsText(1, null)).toBe('in every run');
  expect(seasonOddsText(0, undefined)).toBe('in none');
});
