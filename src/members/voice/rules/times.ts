import { easternClock, easternDate, type Instant, longDate, zoneLabel } from '#domain/time/time.ts';
import { cardinal, ordinalWord, spokenCount } from './words.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const ZONES = { EST: 'Eastern standard time', EDT: 'Eastern daylight time' } as const;

/** "one P M", "eight twenty P M", "twelve oh five A M": the clock in New York. */
export function spokenClock(instant: Instant): string {
  const [hour = 0, minute = 0] = easternClock(instant).split(':').map(Number);
  const past = minute === 0 ? '' : minute < 10 ? ` oh ${cardinal(minute)}` : ` ${cardinal(minute)}`;
  return `${cardinal(hour % 12 || 12)}${past} ${hour < 12 ? 'A M' : 'P M'}`;
}

/** "Eastern standard time": the zone's name on that date. */
export const spokenZone = (instant: Instant): string => ZONES[zoneLabel(instant)];

/** "eight twenty P M, Eastern standard time" */
export const spokenTime = (instant: Instant): string =>
  `${spokenClock(instant)}, ${spokenZone(instant)}`;

/** "Sunday, November twenty-second" */
export const spokenDate = (instant: Instant): string =>
  longDate(instant).replace(/\d+$/, (day) => ordinalWord(Number(day)));

/** "today", else the date: by the calendar in New York. */
export const spokenDay = (instant: Instant, now: Instant): string =>
  easternDate(instant) === easternDate(now) ? 'today' : `on ${spokenDate(instant)}`;

/** Age of a datum, ms; 0 if it is in the future by another clock. */
export const ageMs = (asOf: Instant, now: Instant): number =>
  Math.max(0, new Date(now).getTime() - new Date(asOf).getTime());

/** "less than a minute ago", "twelve minutes ago", "three hours ago", "two days ago". */
export function spokenAge(asOf: Instant, now: Instant): string {
  const age = ageMs(asOf, now);
  if (age < MINUTE) return 'less than a minute ago';
  if (age < HOUR) return `${spokenCount(Math.floor(age / MINUTE), 'minute')} ago`;
  if (age < 2 * DAY) return `${spokenCount(Math.floor(age / HOUR), 'hour')} ago`;
  return `${spokenCount(Math.floor(age / DAY), 'day')} ago`;
}
