import { expect, test } from 'vitest';
import { ageText } from './ageText.ts';

test('an age is in minutes, from an hour on in hours, and never less than nothing', () => {
  const now = '2026-11-22T18:00:00Z';
  expect(ageText('2026-11-22T17:55:30Z', now)).toBe('4 min');
  expect(ageText('2026-11-22T17:00:00Z', now)).toBe('1 h');
  expect(ageText('2026-11-22T15:55:00Z', now)).toBe('2 h 5 min');
  expect(ageText('2026-11-22T18:03:00Z', now)).toBe('0 min');
});
