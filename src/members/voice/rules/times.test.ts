import { expect, test } from 'vitest';
import { spokenAge, spokenClock, spokenDate, spokenDay, spokenTime } from './times.ts';

test('times are said with the zone of their date', () => {
  expect(spokenTime('2026-11-22T18:00:00Z')).toBe('one P M, Eastern standard time');
  expect(spokenTime('2026-07-05T00:20:00Z')).toBe('eight twenty P M, Eastern daylight time');
  expect(spokenClock('2026-11-22T05:05:00Z')).toBe('twelve oh five A M');
  expect(spokenClock('2026-11-22T17:00:00Z')).toBe('twelve P M');
  expect(spokenDate('2026-11-22T18:00:00Z')).toBe('Sunday, November twenty-second');
});

test('a day is that of New York', () => {
  const now = '2026-11-23T03:00:00Z';
  expect(spokenDay('2026-11-22T18:00:00Z', now)).toBe('today');
  expect(spokenDay('2026-11-23T18:00:00Z', now)).toBe('on Monday, November twenty-third');
});

test.each([
  [0, 'less than a minute ago'],
  [-5, 'less than a minute ago'],
  [60, 'one minute ago'],
  [12 * 60 + 59, 'twelve minutes ago'],
  [3600, 'one hour ago'],
  [26 * 3600, 'twenty-six hours ago'],
  [50 * 3600, 'two days ago'],
])('%i seconds old', (seconds, said) => {
  const now = '2026-11-22T18:00:00Z';
  const asOf = new Date(Date.parse(now) - seconds * 1000);
  expect(spokenAge(asOf, now)).toBe(said);
});
