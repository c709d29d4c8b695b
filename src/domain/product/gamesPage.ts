import { findLeague } from '../leagues/findLeague.ts';
import { bestFirstPath, type League, leaguePath } from '../leagues/league.ts';
import { FIRST_GAMES, HOME_GAMES } from './limits.ts';

const BEST = '-best-first';

/** A league's games by day, soonest first, or in the specification's order over all days. */
export type GamesOrder = 'day' | 'best';

/** The pages that list games, by the name they request their content with: all leagues', or one league's. */
export type GamesPage = 'home' | 'predictions' | `${Lowercase<League>}${'' | typeof BEST}`;

/** The page of one league's games in an order. */
export function pageOfLeague(league: League, order: GamesOrder): GamesPage {
  const name = league.toLowerCase() as Lowercase<League>;
  return order === 'best' ? `${name}${BEST}` : name;
}

export const orderOfPage = (page: GamesPage): GamesOrder => (page.endsWith(BEST) ? 'best' : 'day');

/** The one league of a page; undefined for all. */
export const leagueOfPage = (page: string): League | undefined =>
  findLeague(page.replace(BEST, ''));

/** The page with a name; undefined if there is none. */
export function findGamesPage(name: string): GamesPage | undefined {
  if (name === 'home' || name === 'predictions') return name;
  const league = leagueOfPage(name);
  const page = league && pageOfLeague(league, name.endsWith(BEST) ? 'best' : 'day');
  return page === name ? page : undefined;
}

/** A page's path on the site. */
export function pathOfPage(page: GamesPage): string {
  const league = leagueOfPage(page);
  if (league === undefined) return page === 'home' ? '/' : '/predictions';
  return orderOfPage(page) === 'best' ? bestFirstPath(league) : leaguePath(league);
}

/** Most cards in a list of all leagues. */
export const cardsOfPage = (page: GamesPage): number =>
  page === 'home' ? FIRST_GAMES : HOME_GAMES;
