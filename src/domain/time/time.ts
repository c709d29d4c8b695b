/** Calendar and clock of America/New_York, which every page shows. All instants are UTC. */
const ZONE = 'America/New_York';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type Instant = string | Date;

/** A calendar date as YYYY-MM-DD. */
export type CalendarDate = string;

const format = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat('en-US', { timeZone: ZONE, ...options });

const DATE = format({ year: 'numeric', month: '2-digit', day: '2-digit' });
const CLOCK_24 = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
const ZONE_NAME = format({ timeZoneName: 'short' });
const MONTH_DAY = format({ month: 'short', day: 'numeric' });
const LONG_MONTH_DAY = format({ month: 'long', day: 'numeric' });
const LONG_DAY = format({ weekday: 'long', month: 'long', day: 'numeric' });

/** The parts of an instant by type: "year", "dayPeriod"; empty if there is none. */
function partsOf(formatter: Intl.DateTimeFormat, instant: Instant): (type: string) => string {
  const parts = formatter.formatToParts(new Date(instant));
  return (type) => parts.find((part) => part.type === type)?.value ?? '';
}

/**
 * Caches values that are constant within a UTC hour, like date and zone: both change on full UTC hours, and formatting is slow.
 */
function perHour<Value>(read: (instant: Instant) => Value): (instant: Instant) => Value {
  const known = new Map<number, Value>();
  return (instant) => {
    const hour = Math.floor(new Date(instant).getTime() / HOUR_MS);
    const value = known.get(hour) ?? read(instant);
    known.set(hour, value);
    return value;
  };
}

/** Eastern calendar date of an instant. Throws a RangeError on an invalid instant. */
export const easternDate = perHour((instant): CalendarDate => {
  const get = partsOf(DATE, instant);
  return `${get('year').padStart(4, '0')}-${get('month')}-${get('day')}`;
});

/** The calendar date `days` after (before, when negative) a date. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** An instant with the same calendar date in New York: noon in one of its two zones. */
export const easternMidday = (date: CalendarDate): string => `${date}T17:00:00Z`;

/** Midnight in New York is 04:00 UTC in daylight time and 05:00 in standard time. */
function easternMidnight(date: CalendarDate): string {
  const daylight = `${date}T04:00:00.000Z`;
  return easternDate(daylight) === date ? daylight : `${date}T05:00:00.000Z`;
}

/** First instant of an Eastern day and of the next one: 23 or 25 hours apart when the clocks change. */
export function easternDayRange(date: CalendarDate): { from: string; to: string } {
  return { from: easternMidnight(date), to: easternMidnight(addDays(date, 1)) };
}

export const isToday = (gameTime: Instant, now: Instant): boolean =>
  easternDate(gameTime) === easternDate(now);

export const zoneLabel = perHour((instant): 'EST' | 'EDT' =>
  partsOf(ZONE_NAME, instant)('timeZoneName') === 'EDT' ? 'EDT' : 'EST',
);

/**
 * The zone label of a New York clock time; of the hour that occurs twice when clocks go back, the first.
 * @param clock HH:MM
 */
export function easternZone(date: CalendarDate, clock: string): 'EST' | 'EDT' {
  return zoneLabel(`${date}T${clock}:00-04:00`);
}

/** "10:45 AM EST" */
export function clockTime(instant: Instant): string {
  const zone = zoneLabel(instant);
  const utc = new Date(instant);
  const hour = (utc.getUTCHours() + (zone === 'EDT' ? 20 : 19)) % 24;
  const minute = String(utc.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'} ${zone}`;
}

/** "22:45": the Eastern clock for machines. */
export const easternClock = (instant: Instant): string => CLOCK_24.format(new Date(instant));

/** "Today", "Tomorrow" or "Nov 24", by the Eastern calendar. */
export function dayLabel(instant: Instant, now: Instant): string {
  const date = easternDate(instant);
  const today = easternDate(now);
  if (date === today) return 'Today';
  if (date === addDays(today, 1)) return 'Tomorrow';
  return shortMonthDay(instant);
}

/** "Today 8:20 PM EST"; "Tomorrow time TBD" while only the day is known. */
export function cardTime(
  game: { readonly gameTime: string; readonly timeKnown: boolean },
  now: Instant,
): string {
  const time = game.timeKnown ? clockTime(game.gameTime) : 'time TBD';
  return `${dayLabel(game.gameTime, now)} ${time}`;
}

/** "Nov 22" */
export const shortMonthDay = perHour((instant) => MONTH_DAY.format(new Date(instant)));

/** "Nov 22, 10:41 AM EST": for days that cannot be mistaken for another year's. */
export const shortDayTime = (instant: Instant): string =>
  `${shortMonthDay(instant)}, ${clockTime(instant)}`;

/** "November 22" */
export const monthDay = perHour((instant) => LONG_MONTH_DAY.format(new Date(instant)));

/** "Sunday" */
export const weekday = (date: CalendarDate): string =>
  partsOf(LONG_DAY, easternMidday(date))('weekday');

/** "Sunday, November 22" */
export const longDate = perHour((instant) => LONG_DAY.format(new Date(instant)));

/** "Sunday, November 22, 1:00 PM EST" */
export const longDateTime = (instant: Instant): string =>
  `${longDate(instant)}, ${clockTime(instant)}`;

const FULL_DATE = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/** "February 9, 2025" of a calendar date. */
export const fullDate = (date: CalendarDate): string =>
  FULL_DATE.format(new Date(`${date}T00:00:00Z`));

/** The earlier and the later of two calendar dates. */
export function datesInOrder(one: CalendarDate, other: CalendarDate): [CalendarDate, CalendarDate] {
  return one <= other ? [one, other] : [other, one];
}

/** UTC instant of an Eastern wall time after 3 AM, when any clock change is over. */
export function easternInstant(date: CalendarDate, time: string): string {
  const daylight = new Date(`${date}T${time}:00-04:00`);
  const start = zoneLabel(daylight) === 'EDT' ? daylight : new Date(`${date}T${time}:00-05:00`);
  return start.toISOString();
}
