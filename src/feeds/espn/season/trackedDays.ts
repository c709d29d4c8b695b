import type { League } from '#domain/leagues/league.ts';
import { addDays, datesInOrder, easternDate } from '#domain/time/time.ts';
import type { DayRange } from '../../source.ts';

/**
 * College basketball is followed from its conferences' tournaments to the final. A month of it is longer than any list, so it is
 * asked for in a few days around today.
 */
const TOURNAMENTS: Partial<Record<League, readonly [from: string, to: string]>> = {
  NCAAB: ['03-01', '04-10'],
};
const BEHIND = 3;
const AHEAD = 7;

/** The days of a season to ask for where these are not all of it; undefined: all. */
export function trackedDays(league: League, season: number, now: Date): DayRange | undefined {
  const tournament = TOURNAMENTS[league];
  if (!tournament) return undefined;
  const [first, last] = tournament.map((day) => `${season}-${day}`);
  const today = easternDate(now);
  const [, from] = datesInOrder(addDays(today, -BEHIND), first ?? today);
  const [to] = datesInOrder(addDays(today, AHEAD), last ?? today);
  return { from, to };
}
