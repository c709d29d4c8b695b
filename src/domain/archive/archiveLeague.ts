import { sportOf } from '../events/sportEvent.ts';
import { isGolfTour } from '../golf/tours.ts';
import { EVENT_LEAGUES, type EventLeague } from '../leagues/eventLeague.ts';
import { findLeague } from '../leagues/findLeague.ts';
import { type League, leaguePath } from '../leagues/league.ts';
import { leaguePageName, sportPath } from '../leagues/leaguePage.ts';
import { leagueLabel } from '../record/leagueLabel.ts';

/** What past contests are listed by: a league of teams, or a league, tour or series of an individual sport. */
export type ArchiveLeague = League | EventLeague;

/** The event league of a path segment, in any letter case. */
const findEventLeague = (text: string): EventLeague | undefined =>
  EVENT_LEAGUES.find((code) => code.toLowerCase() === text.toLowerCase());

export const isEventLeague = (league: ArchiveLeague): league is EventLeague =>
  findEventLeague(league) !== undefined;

/** The league that a path segment names, in any letter case; undefined if there is none. */
export const findArchiveLeague = (text: string): ArchiveLeague | undefined =>
  findLeague(text) ?? findEventLeague(text);

/** The last part of the address of its lists. */
export const archiveLeaguePart = (league: ArchiveLeague): string =>
  isEventLeague(league) ? league.toLowerCase() : (leaguePath(league).split('/').at(-1) ?? '');

/** The page of its current predictions, and that page's name. */
export function currentPageOf(league: ArchiveLeague): {
  readonly path: string;
  readonly name: string;
} {
  if (!isEventLeague(league)) return { path: leaguePath(league), name: leagueLabel(league) };
  if (isGolfTour(league)) return { path: `/golf/${league}`, name: leagueLabel(league) };
  const sport = sportOf(league);
  return { path: sportPath(sport), name: leaguePageName(sport) };
}
