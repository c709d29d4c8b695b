import { expect, test } from 'vitest';
import { firstDayText, tournamentDates } from './dates.ts';

test('the days of a tournament, by the Eastern calendar', () => {
  expect(
    tournamentDates({ startTime: '2025-06-19T11:00:00Z', endTime: '2025-06-22T22:00:00Z' }),
  ).toBe('June 19–22, 2025');
  expect(
    tournamentDates({ startTime: '2025-06-30T11:00:00Z', endTime: '2025-07-03T22:00:00Z' }),
  ).toBe('June 30 – July 3, 2025');
  expect(tournamentDates({ startTime: '2025-06-19T11:00:00Z' })).toBe('June 19, 2025');
});

test('the next tournament’s date is MMM dd, yyyy', () => {
  expect(firstDayText('2026-11-26')).toBe('Nov 26, 2026');
  expect(firstDayText('2025-07-03T11:00:00Z')).toBe('Jul 03, 2025');
});
