import { findLeague } from '../leagues/findLeague.ts';
import type { League } from '../leagues/league.ts';
import { leaguePath } from '../leagues/leaguePath.ts';
import { FIRST_GAMES, HOME_GAMES } from './limits.ts';

/**
 * The orders of a list of games, each a page of its own, so that sorting needs no script: by day and time, soonest first; by a
 * column of its table; or the specification's order over all days.
 */
export const GAMES_ORDERS = ['day', 'chance', 'line', 'total', 'price', 'best'] as const;
export type GamesOrder = (typeof GAMES_ORDERS)[number];

/** The last part of an order's address; by day has none. */
const ENDS = {
  day: undefined,
  chance: 'by-chance',
  line: 'by-line',
  total: 'by-total',
  price: 'by-price',
  best: 'best-first',
} as const satisfies Readonly<Record<GamesOrder, string | undefined>>;
type End = NonNullable<(typeof ENDS)[GamesOrder]>;

/** An order in a page's title: "by time", "best first". */
export const orderText = (order: GamesOrder): string =>
  (ENDS[order] ?? 'by-time').replace('-', ' ');

/** The orders that have an address of their own, with its last part. */
export const ORDER_ENDS = GAMES_ORDERS.flatMap((order) => {
  const end = ENDS[order];
  return end === undefined ? [] : [{ order, end }];
});

/** All leagues' games as cards, beside the rows. */
const CARDS = 'predictions-cards';
export const CARDS_PATH = '/predictions/cards';

/** What a list is of: all leagues, or one. */
type Whose = 'predictions' | Lowercase<League>;

/** The pages that list games, by the name they request their content with. */
export type GamesPage = 'home' | typeof CARDS | Whose | `${Whose}-${End}`;

const named = (whose: Whose, order: GamesOrder): GamesPage => {
  const end = ENDS[order];
  return end === undefined ? whose : `${whose}-${end}`;
};

/** The page of one league's games in an order. */
export const pageOfLeague = (league: League, order: GamesOrder): GamesPage =>
  named(league.toLowerCase() as Lowercase<League>, order);

/** The page of all leagues' games in an order. */
export const pageOfAll = (order: GamesOrder): GamesPage => named('predictions', order);

/** The page of all leagues' games as cards. */
export const PAGE_OF_CARDS: GamesPage = CARDS;

const endOf = (page: string) => ORDER_ENDS.find(({ end }) => page.endsWith(`-${end}`));

export function orderOfPage(page: GamesPage): GamesOrder {
  if (page === 'home' || page === CARDS) return 'best';
  return endOf(page)?.order ?? 'day';
}

/** How a page shows its games. */
export const viewOfPage = (page: GamesPage): 'cards' | 'rows' =>
  page === 'home' || page === CARDS ? 'cards' : 'rows';

/** The one league of a page; undefined for all. */
export function leagueOfPage(page: string): League | undefined {
  const end = endOf(page)?.end;
  return findLeague(end === undefined ? page : page.slice(0, -end.length - 1));
}

/** The page with a name; undefined if there is none. */
export function findGamesPage(name: string): GamesPage | undefined {
  if (name === 'home' || name === CARDS) return name;
  const order = endOf(name)?.order ?? 'day';
  const league = leagueOfPage(name);
  const page = league ? pageOfLeague(league, order) : pageOfAll(order);
  return page === name ? page : undefined;
}

/** The path of a list in an order. @param league undefined for all */
export function orderPath(league: League | undefined, order: GamesOrder): string {
  const end = ENDS[order];
  const path = league ? leaguePath(league) : '/predictions';
  return end === undefined ? path : `${path}/${end}`;
}

/** A page's path on the site. */
export function pathOfPage(page: GamesPage): string {
  if (page === 'home') return '/';
  return page === CARDS ? CARDS_PATH : orderPath(leagueOfPage(page), orderOfPage(page));
}

/** Most cards in a list of all leagues. */
export const cardsOfPage = (page: GamesPage): number =>
  page === 'home' ? FIRST_GAMES : HOME_GAMES;
