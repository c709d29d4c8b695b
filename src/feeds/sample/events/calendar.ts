import { addDays, type CalendarDate } from '#domain/time/time.ts';

/** The year whose calendars the sample events follow. Other years play the same weeks, moved by whole weeks. */
const CALENDAR_YEAR = 2026;
const DAYS_A_YEAR = 365.25;
const WEEK = 7;

/** Days from the calendars' year to the same week and weekday of another year. */
const shiftTo = (year: number): number =>
  WEEK * Math.round(((year - CALENDAR_YEAR) * DAYS_A_YEAR) / WEEK);

/** A date of the calendars ("11-21") in the season of a given day, including the last days of the previous season. */
function datesOf(monthDay: string, today: CalendarDate): readonly CalendarDate[] {
  const year = Number(today.slice(0, 4));
  const inCalendar = `${CALENDAR_YEAR}-${monthDay}`;
  return [year - 1, year, year + 1].map((one) => addDays(inCalendar, shiftTo(one)));
}

/** An entry of a calendar on its date. */
export interface DatedEntry<Entry> {
  readonly entry: Entry;
  readonly date: CalendarDate;
}

/** Calendar entries with dates in a range of days around `today`, both ends included, the earliest first. */
export const entriesFrom = <Entry extends { readonly on: string }>(
  calendar: readonly Entry[],
  today: CalendarDate,
  from: number,
  to: number,
): readonly DatedEntry<Entry>[] =>
  calendar
    .flatMap((entry) => datesOf(entry.on, today).map((date) => ({ entry, date })))
    .filter(({ date }) => date >= addDays(today, from) && date <= addDays(today, to))
    .sort((one, other) => one.date.localeCompare(other.date));
