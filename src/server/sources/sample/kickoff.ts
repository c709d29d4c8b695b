import type { League } from '#domain/league.ts';
import { type CalendarDate, easternInstant } from '#domain/time.ts';
import { FEED_FACTS } from '../leagues/index.ts';

const isWeekend = (date: CalendarDate): boolean => {
  const day = new Date(`${date}T12:00:00Z`).getUTCDay();
  return day === 0 || day === 6;
};

/** Start of the day's game number `index` in a league. */
export function kickoff(league: League, date: CalendarDate, index: number, west: boolean): string {
  const slots = FEED_FACTS[league].sample.slots;
  const weekend = isWeekend(date) ? slots.weekend : undefined;
  const times = (west ? slots.west : undefined) ?? weekend ?? slots.east;
  return easternInstant(date, times[index % times.length] ?? '19:00');
}
