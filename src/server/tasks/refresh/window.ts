import type { League } from '#domain/league.ts';
import { FIGURES } from '#domain/leagues/index.ts';
import { addDays, easternDate, easternDayRange, inOrder } from '#domain/time.ts';
import type { DayRange } from '#server/sources/source.ts';

/** Days of games shown ahead, where a league's record does not say otherwise. */
const DEFAULT_DAYS_AHEAD = 7;
/** Days asked for again behind today, so that late finals and corrections come in. */
const DAYS_BEHIND = 3;

/** A longer outage is left to the look back. */
const LONGEST_OUTAGE_DAYS = 30;

/** Days of events behind and ahead: golf takes four, and the next race or fight may be weeks away. */
const EVENT_DAYS_BEHIND = 7;
const EVENT_DAYS_AHEAD = 35;

/** Some days behind today, but all since the last finished run, a month at most; and some ahead. */
function daysAround(now: Date, behind: number, ahead: number, lastRun: Date | undefined): DayRange {
  const today = easternDate(now);
  const usual = addDays(today, -behind);
  const missed = lastRun ? easternDate(lastRun) : usual;
  const longest = addDays(today, -LONGEST_OUTAGE_DAYS);
  const [wanted] = inOrder(missed, usual);
  const [, from] = inOrder(wanted, longest);
  return { from, to: addDays(today, ahead) };
}

/** Days to ask a feed for: some behind today, all since the last finished run, and those a slate shows ahead. */
export const feedDays = (league: League, now: Date, lastRun?: Date): DayRange =>
  daysAround(now, DAYS_BEHIND, FIGURES[league].daysAhead ?? DEFAULT_DAYS_AHEAD, lastRun);

/** The same for events of individual sports. */
export const eventDays = (now: Date, lastRun?: Date): DayRange =>
  daysAround(now, EVENT_DAYS_BEHIND, EVENT_DAYS_AHEAD, lastRun);

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

/** Instants between which a slate's events start. */
export function eventWindow(now: Date): { readonly from: Date; readonly to: Date } {
  const { from, to } = eventDays(now);
  return { from: new Date(easternDayRange(from).from), to: new Date(easternDayRange(to).to) };
}
