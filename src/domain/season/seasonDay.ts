import { type CalendarDate, easternDate } from '../time/time.ts';

/** Night games end before this hour in New York: a day's odds are made after it. */
const BEGINS_MS = 5 * 3_600_000;

/** The day that a forecast made now stands for: an Eastern day that begins five hours after midnight. */
export const seasonDay = (now: Date): CalendarDate =>
  easternDate(new Date(now.getTime() - BEGINS_MS));
