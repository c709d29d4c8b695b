import { sportOf } from '../events/sportEvent.ts';
import { EVENT_LEAGUES } from '../leagues/eventLeague.ts';
import { leagueName } from '../leagues/leagueName.ts';
import { leaguePageName } from '../leagues/leaguePage.ts';

/** The sport's label of a row of the record: a team league by its name, a tour or series by its sport's. */
export function sportLabel(league: string): string {
  const event = EVENT_LEAGUES.find((each) => each === league);
  return event ? leaguePageName(sportOf(event)) : leagueName(league);
}

const MONTH = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  month: 'short',
  year: 'numeric',
});

/** "Nov 2026" of a month of the Eastern calendar, "2026-11". */
export const monthLabel = (month: string): string =>
  MONTH.format(new Date(`${month}-01T00:00:00Z`));
