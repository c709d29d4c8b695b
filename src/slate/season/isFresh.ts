import { seasonDay } from '#domain/season/seasonDay.ts';
import { addDays, type CalendarDate } from '#domain/time/time.ts';

/** How long a day's odds wait for the day's schedule, ms. */
const WAIT_MS = 2 * 3_600_000;
/** A schedule older than this may lack games: no odds are made from it. */
const OLDEST_DAYS = 7;

/** Whether a day's odds may be made from a schedule now: it is the day's, or an older one and the day's has not come for two hours. */
export function isFreshSeason(
  { day: told }: { readonly day: CalendarDate },
  day: CalendarDate,
  now: Date,
): boolean {
  if (told >= day) return true;
  const waited = seasonDay(new Date(now.getTime() - WAIT_MS)) === day;
  return waited && told >= addDays(day, -OLDEST_DAYS);
}
