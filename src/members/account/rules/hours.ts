import type { CalendarDate } from '#domain/time/time.ts';

/** Local hours at which the digest may come: nothing before 8 AM or after 9 PM. */
export const HOURS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20] as const;
export const DEFAULT_HOUR = 10;

/** "10:00 AM" */
export const hourText = (hour: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? 'AM' : 'PM'}`;

/** Zones offered by name; a browser may use another. */
export const ZONES: readonly (readonly [zone: string, name: string])[] = [
  ['America/New_York', 'Eastern'],
  ['America/Chicago', 'Central'],
  ['America/Denver', 'Mountain'],
  ['America/Phoenix', 'Arizona'],
  ['America/Los_Angeles', 'Pacific'],
  ['America/Anchorage', 'Alaska'],
  ['Pacific/Honolulu', 'Hawaii'],
];

/** Used where a browser names no zone, or none that counts here. */
const DEFAULT_ZONE = 'America/New_York';

/**
 * Names of the IANA list that mean one and the same to JavaScript and to PostgreSQL: an area and a place, in the list's own letters.
 * Left out are offsets ("-08:00" is UTC−8 to one and UTC+8 to the other), POSIX rules ("PST8"), abbreviations and old names
 * without an area ("CET" keeps summer time for one only), "posix/…", "right/…", Factory and localtime. The database's list
 * (zone_names) has the same form.
 */
const NAME =
  /^(?:(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Brazil|Canada|Chile|Etc|Europe|Indian|Mexico|Pacific|US)(?:\/[A-Z][A-Za-z0-9_+-]*){1,2}|UTC|GMT|EST5EDT|CST6CDT|MST7MDT|PST8PDT)$/;
/**
 * No place's time; and a name for a law that was never made, out of the IANA list since its release 2020b, which some runtimes
 * know all the same (chrono-tz 0.6.0's notes of that release, read on 2026-11-27).
 */
const NO_TIMES: readonly string[] = ['Etc/Unknown', 'US/Pacific-New'];

/** Whether a zone may be chosen. */
export function isZone(zone: string): boolean {
  if (!NAME.test(zone) || NO_TIMES.includes(zone)) return false;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions();
    // Only the letters differ: not as the list writes it. An older name may be resolved to its successor.
    return timeZone === zone || timeZone.toLowerCase() !== zone.toLowerCase();
  } catch {
    return false;
  }
}

/** The browser's own zone, if it may be chosen. */
export function ownZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return isZone(timeZone) ? timeZone : DEFAULT_ZONE;
}

const PARTS = {
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
} as const;

/** A zone's calendar date and clock time, read as if they were UTC, ms. */
function wallClock(at: Date, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', { ...PARTS, timeZone: zone }).formatToParts(at);
  const get = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(get('year'), get('month') - 1, get('day'), get('hour'), get('minute'));
}

/** The calendar date in a zone. */
export const dayIn = (zone: string, at: Date): CalendarDate =>
  new Date(wallClock(at, zone)).toISOString().slice(0, 10);

/** "10:02 AM EST" */
export function timeIn(zone: string, at: Date): string {
  const options = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
  return new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone })
    .format(at)
    .replaceAll(/\s/gu, ' ');
}
