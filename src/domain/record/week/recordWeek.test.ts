import { expect, test } from 'vitest';
import { lastDayOf, newestWeek, recordWeekOf, toldFrom, weeksBefore } from './recordWeek.ts';

test('a week runs from Tuesday to Monday', () => {
  expect(recordWeekOf('2026-11-17')).toBe('2026-11-17');
  expect(recordWeekOf('2026-11-23')).toBe('2026-11-17');
  expect(recordWeekOf('2026-11-24')).toBe('2026-11-24');
  expect(lastDayOf('2026-11-17')).toBe('2026-11-23');
});

test('it is told from Tuesday noon in New York on, in winter and in summer', () => {
  expect(toldFrom('2026-11-17')).toBe('2026-11-24T17:00:00.000Z');
  expect(toldFrom('2026-07-07')).toBe('2026-07-14T16:00:00.000Z');
  expect(newestWeek(new Date('2026-11-24T16:59:59Z'))).toBe('2026-11-10');
  expect(newestWeek(new Date('2026-11-24T17:00:00Z'))).toBe('2026-11-17');
  expect(newestWeek(new Date('2026-11-30T23:00:00Z'))).toBe('2026-11-17');
  expect(weeksBefore('2026-11-17', 3)).toEqual(['2026-11-17', '2026-11-10', '2026-11-03']);
});
