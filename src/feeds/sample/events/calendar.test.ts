import { expect, test } from 'vitest';
import { addDays } from '#domain/time/time.ts';
import { entriesFrom } from './calendar.ts';

const CALENDAR = [{ on: '11-22' }, { on: '01-15' }];

test('entries of the coming days, the soonest first, over New Year too', () => {
  expect(entriesFrom(CALENDAR, '2026-11-21', 0, 14)).toEqual([
    { entry: { on: '11-22' }, date: '2026-11-22' },
  ]);
  expect(entriesFrom(CALENDAR, '2026-11-21', 0, 70).map(({ date }) => date)).toEqual([
    '2026-11-22',
    '2027-01-14',
  ]);
  expect(entriesFrom(CALENDAR, '2026-11-23', 0, 14)).toEqual([]);
});

test('another year keeps the weekday and about the week', () => {
  for (let year = 2024; year < 2034; year++) {
    const [found] = entriesFrom(CALENDAR, `${year}-11-15`, 0, 14);
    expect(new Date(`${found?.date}T00:00:00Z`).getUTCDay()).toBe(0);
    expect(found && found.date <= addDays(`${year}-11-22`, 4)).toBe(true);
  }
});
