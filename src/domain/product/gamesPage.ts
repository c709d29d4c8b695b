import { findLeague } from '../leagues/findLeague.ts';
import { bestFirstPath, type League, leaguePath } from '../leagues/league.ts';
import { FIRST_GAMES, HOME_GAMES } from './limits.ts';

const BEST = '-best-first';

/** A league's games by day, soonest first, or in the specified order over all days. */
export type GamesOrder = 'day' | 'best';

/** The pages that list games, by the name with which each asks for what it shows: of all leagues, or of one. */
export type GamesPage = 'home' | 'predictions' | `${Lowercase<League>}${'' | typeof BEST}`;

/** The page of one league's games in an order. */
export function pageOfLeague(league: League, order: GamesOrder): GamesPage {
  const name = league.toLowerCase() as Lowercase<League>;
  return order === 'best' ? `${name}${BEST}` : name;
}

export const orderOfPage = (page: GamesPage): GamesOrder => (page.endsWith(BEST) ? 'best' : 'day');

/** The one league a page is about; undefined for all. */
export const leagueOfPage = (page: string): League | undefined =>
  findLeague(page.replace(BEST, ''));

/** The page of a name; undefined where there is none. */
export function findGamesPage(name: string): GamesPage | undefined {
  if (name === 'home' || name === 'predictions') return name;
  const league = leagueOfPage(name);
  const page = league && pageOfLeague(league, name.endsWith(BEST) ? 'best' : 'day');
  return page === name ? page : undefined;
}

/** Where a page stands on the site. */
export function pathOfPage(page: GamesPage): string {
  const league = leagueOfPage(page);
  if (league === undefined) return page === 'home' ? '/' : '/predictions';
  return orderOfPage(page) === 'best' ? bestFirstPath(league) : leaguePath(league);
}

/** Most cards of a list of all leagues. */
export const cardsOfPage = (page: GamesPage): number =>
  page === 'home' ? FIRST_GAMES : HOME_GAMES;
