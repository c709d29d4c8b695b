import { LEAGUES, type League } from '../leagues/league.ts';
import type { CalendarDate } from '../time/time.ts';

/** The days of a league's season, postseason included, by its usual calendar; both included. */
export function seasonDays(
  league: League,
  season: number,
): { readonly from: CalendarDate; readonly to: CalendarDate } {
  const { from, to, named } = LEAGUES[league].season;
  const first = named === 'endYear' ? season - 1 : season;
  const last = from <= to ? first : first + 1;
  return { from: `${first}-${from}`, to: `${last}-${to}` };
}
