import type { League } from '#domain/league.ts';
import { addDays, easternDate, easternDayRange, inOrder } from '#domain/time.ts';
import type { DayRange } from '#server/sources/source.ts';

/** Days of games shown ahead. College basketball plays about a hundred games a day. */
const DAYS_AHEAD: Partial<Record<League, number>> = { NCAAB: 2 };
const DEFAULT_DAYS_AHEAD = 7;
/** Days asked for again behind today, so that late finals and corrections come in. */
const DAYS_BEHIND = 3;

/** A longer outage is left to the look back. */
const LONGEST_OUTAGE_DAYS = 30;

/** Days to ask a feed for: some behind today, all since the last finished run, and those a slate shows ahead. */
export function feedDays(league: League, now: Date, lastRun?: Date): DayRange {
  const today = easternDate(now);
  const usual = addDays(today, -DAYS_BEHIND);
  const missed = lastRun ? easternDate(lastRun) : usual;
  const longest = addDays(today, -LONGEST_OUTAGE_DAYS);
  const ahead = DAYS_AHEAD[league] ?? DEFAULT_DAYS_AHEAD;
  const [wanted] = inOrder(missed, usual);
  const [, from] = inOrder(wanted, longest);
  return { from, to: addDays(today, ahead) };
}

/**
 * Instants between which a slate's games start: the days the feed is asked for, so that a finished game keeps its
 * page for three days. Samples have no results and leave with their day.
 */
export function slateWindow(
  now: Date,
  sample: boolean,
): { readonly from: Date; readonly to: Date } {
  const today = easternDate(now);
  return {
    from: new Date(easternDayRange(addDays(today, sample ? 0 : -DAYS_BEHIND)).from),
    to: new Date(easternDayRange(addDays(today, DEFAULT_DAYS_AHEAD)).to),
  };
}
