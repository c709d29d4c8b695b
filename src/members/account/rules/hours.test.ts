import { expect, test } from 'vitest';
import { addDays } from '#domain/time/time.ts';
import { DEFAULT_HOUR, dayIn, HOURS, hourText, isZone, timeIn, ZONES } from './hours.ts';

/** What a zone's clocks are off UTC at a time, "-05:00". */
const offsetIn = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')
    ?.value.slice('GMT'.length) ?? '';

/** When it is an hour of a day in a zone: by the offset at a guess, then by that at what it leads to. */
const instantOf = (day: string, hour: number, zone: string): Date => {
  const wanted = `${day}T${String(hour).padStart(2, '0')}:00:00`;
  const guess = new Date(`${wanted}${offsetIn(zone, new Date(`${wanted}Z`))}`);
  return new Date(`${wanted}${offsetIn(zone, guess)}`);
};

const YEAR = Array.from({ length: 365 }, (_, day) => addDays('2026-06-01', day));

test.each(ZONES.map(([zone]) => zone))(
  '99: every hour of a year in %s is that hour of that day, over both clock changes',
  (zone) => {
    for (const day of YEAR) {
      for (const hour of [HOURS[0], DEFAULT_HOUR, 20]) {
        const at = instantOf(day, hour, zone);
        expect([dayIn(zone, at), timeIn(zone, at).startsWith(hourText(hour))]).toEqual([day, true]);
      }
    }
  },
);

test('99: the days of the clock changes', () => {
  const ten = (day: string) => instantOf(day, 10, 'America/New_York').toISOString();
  expect(['2026-10-31', '2026-11-01', '2027-03-13', '2027-03-14'].map(ten)).toEqual([
    '2026-10-31T14:00:00.000Z',
    '2026-11-01T15:00:00.000Z',
    '2027-03-13T15:00:00.000Z',
    '2027-03-14T14:00:00.000Z',
  ]);
});

test('a zone is one that the calendar knows', () => {
  expect(['America/Detroit', 'Moon/Crater', '', 'America/New_York; drop'].map(isZone)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
