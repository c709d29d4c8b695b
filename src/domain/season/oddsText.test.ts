import { expect, test } from 'vitest';
import { movedPoints, oddsText, shareText } from './oddsText.ts';

test('a share is never printed as certain', () => {
  expect([0.5, 0.994, 0.9991, 0.99999, 0.004, 0.0004, 0.0101].map(shareText)).toEqual([
    '50%',
    '99.4%',
    '>99.9%',
    '>99.9%',
    '0.4%',
    '<0.1%',
    '1%',
  ]);
  for (let run = 0; run <= 1000; run++) {
    expect(oddsText(run / 1000, null)).not.toMatch(/^(?:0|0\.0|100|100\.0)%$/);
  }
});

test('what is certain is a word, and which says how we know', () => {
  expect(oddsText(1, 'clinched')).toBe('clinched');
  expect(oddsText(0, 'eliminated')).toBe('out');
  expect(oddsText(1, 'everyRun')).toBe('in every run');
  expect(oddsText(0, 'noRun')).toBe('in none');
  expect(oddsText(1, null)).toBe('in every run');
  expect(oddsText(0, undefined)).toBe('in none');
});

test('a move is told from a point on', () => {
  expect(movedPoints(0.94, 0.91)).toBe(3);
  expect(movedPoints(0.5, 0.523)).toBe(-2);
  expect(movedPoints(0.5, 0.504)).toBeUndefined();
  expect(movedPoints(0.5, undefined)).toBeUndefined();
});

test('a move that two forecasts differ by for luck is none', () => {
  expect(movedPoints(0.5, 0.514, 10_000)).toBeUndefined();
  expect(movedPoints(0.5, 0.516, 10_000)).toBe(-2);
  expect(movedPoints(0.03, 0.018, 10_000)).toBe(1);
});
