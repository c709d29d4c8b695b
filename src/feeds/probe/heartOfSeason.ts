import type { League } from '#domain/leagues/league.ts';
import { inSeason } from '#domain/leagues/season.ts';
import { addDays, type CalendarDate } from '#domain/time/time.ts';

/** After the earliest usual opening, days until every year's season is on. */
const OPENING = 14;
/** Before the latest usual final day, days in which a play-off may rest for a week. */
const CLOSING = 35;

/** Whether a league certainly plays around a day: neither out of season nor near either end of it. */
export const inHeartOfSeason = (league: League, day: CalendarDate): boolean =>
  inSeason(league, addDays(day, -OPENING)) &&
  inSeason(league, day) &&
  inSeason(league, addDays(day, CLOSING));
