import type { League } from '#domain/leagues/league.ts';
import { type CalendarDate, easternInstant } from '#domain/time/time.ts';
import { FEED_FACTS } from '../leagues/index.ts';

const isWeekend = (date: CalendarDate): boolean => {
  const day = new Date(`${date}T12:00:00Z`).getUTCDay();
  return day === 0 || day === 6;
};

/** Start of the day's game number `index` in a league. */
export function kickoff(league: League, date: CalendarDate, index: number, west: boolean): string {
  const slots = FEED_FACTS[league].sample.slots;
  const weekend = isWeekend(date);
  const western = west ? ((weekend ? slots.westWeekend : undefined) ?? slots.west) : undefined;
  const times = western ?? (weekend ? slots.weekend : undefined) ?? slots.east;
  return easternInstant(date, times[index % times.length] ?? '19:00');
}
