import { expect, test } from 'vitest';
import { agoText, durationText, utcText } from './timeText.ts';

const NOW = '2026-11-22T18:10:00Z';

test.each([
  ['2026-11-22T18:05:59Z', '18:05'],
  ['2026-11-22T00:00:00Z', '00:00'],
  ['2026-11-21T23:59:00Z', 'Nov 21, 23:59'],
  ['2026-11-22T19:05:00-05:00', 'Nov 23, 00:05'],
])('%s is %s', (instant, text) => {
  expect(utcText(instant, NOW)).toBe(text);
});

test.each([
  [-5, '0.0 s'],
  [420, '0.4 s'],
  [42_000, '42 s'],
  [119_000, '119 s'],
  [720_000, '12 min'],
  [7_200_000, '2 h'],
  [18_600_000, '5 h 10 min'],
  [172_800_000, '2 days'],
])('%d ms are %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});

test('what is seconds old is of now, also where two clocks disagree', () => {
  expect(agoText('2026-11-22T18:09:55Z', NOW)).toBe('just now');
  expect(agoText('2026-11-22T18:10:05Z', NOW)).toBe('just now');
  expect(agoText('2026-11-22T18:07:00Z', NOW)).toBe('3 min ago');
});
