import { expect, test } from 'vitest';
import { addDays } from '#domain/time/time.ts';
import { DEFAULT_HOUR, dayIn, HOURS, hourText, isZone, ownZone, timeIn, ZONES } from './hours.ts';

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

test('380: every zone that browsers list may be chosen, and those they still name by older names', () => {
  const listed = Intl.supportedValuesOf('timeZone');
  expect(listed.length).toBeGreaterThan(400);
  expect(listed.filter((zone) => !isZone(zone))).toEqual([]);
  const older = [
    'Asia/Calcutta',
    'Asia/Kolkata',
    'Europe/Kiev',
    'Europe/Kyiv',
    'US/Pacific',
    'US/Eastern',
  ];
  const others = ['America/Buenos_Aires', 'America/Indianapolis', 'Canada/Atlantic', 'Brazil/East'];
  const fixed = [
    'UTC',
    'GMT',
    'Etc/UTC',
    'Etc/GMT',
    'Etc/GMT+8',
    'Etc/GMT-14',
    'EST5EDT',
    'PST8PDT',
  ];
  expect([...older, ...others, ...fixed].filter((zone) => !isZone(zone))).toEqual([]);
  expect(isZone(ownZone())).toBe(true);
});

test.each([
  ...['-08:00', '+0530', '+05:30', '-08', '+00:00', '-0000', '08:00', '−08:00', 'UTC+8', 'GMT-5'],
  ...[
    'PST8',
    'EST5',
    'FOO5BAR',
    'EST5EDT4',
    '<-08>8',
    'EST5EDT,M3.2.0,M11.1.0',
    'CET-1CEST',
    'Etc/GMT+13',
  ],
  ...[
    'EST',
    'PST',
    'MST',
    'HST',
    'CET',
    'EET',
    'MET',
    'WET',
    'IST',
    'CST',
    'BST',
    'Z',
    'Zulu',
    'UCT',
    'PRC',
  ],
  ...[
    'america/new_york',
    'AMERICA/NEW_YORK',
    'America/New_york',
    'America/NEW_YORK',
    'utc',
    'Utc',
    'us/pacific',
  ],
  ...[
    ' America/New_York',
    'America/New_York ',
    'America/New York',
    'America/New_York\n',
    'America / New_York',
  ],
  ...[
    'posix/America/New_York',
    'right/America/New_York',
    'SystemV/PST8PDT',
    'Factory',
    'localtime',
    'posixrules',
  ],
  ...[
    '',
    'Moon/Crater',
    'America/New_York; drop',
    'America/../UTC',
    'Etc/Unknown',
    'US/Pacific-New',
    'America',
    'America/',
    '/UTC',
  ],
  ...[
    'GB',
    'Japan',
    'Singapore',
    'ROK',
    'NZ',
    'Cuba',
    'America/New_York\0',
    'Аmerica/New_York',
    'default',
  ],
])('381: "%s" is no zone', (zone) => {
  expect(isZone(zone)).toBe(false);
});
