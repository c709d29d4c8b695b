import { addDays, type CalendarDate } from '../../time/time.ts';

export const WEEK = 7;

export const midnightOf = (day: CalendarDate): number => Date.parse(`${day}T00:00:00Z`);

/** 0 is Sunday. */
export const dayOfWeek = (day: CalendarDate): number => new Date(midnightOf(day)).getUTCDay();

/**
 * The Tuesday on which the NFL's first week begins: after Labor Day, the first Monday of September, as every season since 2002 has
 * begun (https://en.wikipedia.org/wiki/NFL_Kickoff_Game).
 */
export function firstTuesday(season: number): CalendarDate {
  const first = `${season}-09-01`;
  const monday = addDays(first, (8 - dayOfWeek(first)) % WEEK);
  return addDays(monday, 1);
}
