import { expect, test } from 'vitest';
import { isoDay } from '#engine/ratings/day.ts';
import { raceSunday } from './seasonCalendar.ts';

test.each([
  [2018, '2018-02-18'],
  [2021, '2021-02-14'],
  [2022, '2022-02-20'],
  [2023, '2023-02-19'],
  [2025, '2025-02-16'],
])('the Daytona 500 of %i was on %s', (season, day) => {
  expect(isoDay(raceSunday(season, 1))).toBe(day);
});

test.each([
  [2022, '2022-11-06'],
  [2023, '2023-11-05'],
  [2025, '2025-11-02'],
])('the last race of %i was on %s', (season, day) => {
  expect(isoDay(raceSunday(season, 36))).toBe(day);
});

test('every race has a Sunday of its own, in order', () => {
  const days = Array.from({ length: 36 }, (_, index) => raceSunday(2025, index + 1));
  expect(new Set(days).size).toBe(36);
  expect(days).toEqual(days.toSorted((one, other) => one - other));
  for (const day of days) expect((day + 4) % 7).toBe(0);
});
