import type { League } from '#domain/leagues/league.ts';
import { inSeason } from '#domain/leagues/season.ts';
import { addDays, type CalendarDate } from '#domain/time/time.ts';

/** Days after the earliest usual opening until the season is certainly on in every year. */
const OPENING = 14;
/** Days before the latest usual final day in which a play-off may pause for a week. */
const CLOSING = 35;

/** Whether a league certainly plays around a day: neither out of season nor near either end of it. */
export const inHeartOfSeason = (league: League, day: CalendarDate): boolean =>
  inSeason(league, addDays(day, -OPENING)) &&
  inSeason(league, day) &&
  inSeason(league, addDays(day, CLOSING));
