import { addDays, type CalendarDate, easternDate, easternInstant } from '../../time/time.ts';

/** Days of a week of calls: Tuesday to Monday, so that a Monday night's game is in it. */
const DAYS = 7;
/** When a week is told: at noon on the Tuesday after it, Eastern time, when the last of its games are over and graded. */
const NOON = '12:00';

/** Days since a Tuesday. */
const sinceTuesday = (date: CalendarDate): number =>
  (new Date(`${date}T00:00:00Z`).getUTCDay() + 5) % DAYS;

/** The Tuesday on which a day's week begins; it names the week. */
export const recordWeekOf = (date: CalendarDate): CalendarDate =>
  addDays(date, -sinceTuesday(date));

/** The Monday on which a week ends. */
export const lastDayOf = (week: CalendarDate): CalendarDate => addDays(week, DAYS - 1);

/** From when a week is told, ISO 8601 in UTC. */
export const toldFrom = (week: CalendarDate): string => easternInstant(addDays(week, DAYS), NOON);

/** The newest week that is told by now. */
export function newestWeek(now: Date): CalendarDate {
  const week = addDays(recordWeekOf(easternDate(now)), -DAYS);
  return Date.parse(toldFrom(week)) <= now.getTime() ? week : addDays(week, -DAYS);
}

/** The newest week and those before it, the newest first. */
export const weeksBefore = (newest: CalendarDate, count: number): readonly CalendarDate[] =>
  Array.from({ length: count }, (_, back) => addDays(newest, -DAYS * back));
