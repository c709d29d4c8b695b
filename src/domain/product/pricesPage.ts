import { findLeague } from '../leagues/findLeague.ts';
import type { League } from '../leagues/league.ts';
import type { MarketKind } from '../prices/marketOffers.ts';

/** The views of the page of prices, in the order of their links. */
export const PRICE_VIEWS = [
  'best',
  'apart',
  'hold',
  'middles',
  'expected',
  'moves',
  'edges',
] as const;
export type PriceView = (typeof PRICE_VIEWS)[number];

export const PRICE_MARKETS = ['spread', 'moneyline', 'total'] as const;

/** What a reader asks the page of prices for. Without a league or market: all. */
export interface PricesAsked {
  readonly view: PriceView;
  readonly league?: League | undefined;
  readonly market?: MarketKind | undefined;
}

export const PRICES_PATH = '/prices';
/** The query parameters that a page of prices depends on. */
export const PRICES_PARAMETERS = ['league', 'market'] as const;

/** A view's own address; the first view has the page's. */
export const priceViewPath = (view: PriceView): string =>
  view === 'best' ? PRICES_PATH : `${PRICES_PATH}/${view}`;

/** The address of what is asked for: "/prices/hold?league=nfl&market=total". */
export function pricesPath({ view, league, market }: PricesAsked): string {
  const query = [
    ...(league ? [`league=${league.toLowerCase()}`] : []),
    ...(market ? [`market=${market}`] : []),
  ].join('&');
  return priceViewPath(view) + (query === '' ? '' : `?${query}`);
}

const viewNamed = (name: string): PriceView | undefined =>
  PRICE_VIEWS.find((view) => view === name);
const marketNamed = (name: string): MarketKind | undefined =>
  PRICE_MARKETS.find((market) => market === name);

/** A query: URLSearchParams are one. */
interface Query {
  readonly get: (name: string) => string | null;
}

/**
 * What a query asks of a view; undefined if it names no league or market of ours. Empty values and other parameters, which
 * campaigns add to links, ask for nothing.
 */
export function pricesAsked(view: PriceView, search: Query): PricesAsked | undefined {
  const [leagueText, marketText] = PRICES_PARAMETERS.map((name) => search.get(name) ?? '');
  const league = leagueText ? findLeague(leagueText) : undefined;
  const market = marketText ? marketNamed(marketText) : undefined;
  if ((leagueText && !league) || (marketText && !market)) return undefined;
  return { view, league, market };
}

/** The name by which such a page requests its later content: "prices-hold-nfl-total". */
export type PricesName = `prices-${PriceView}${string}`;

export const pricesName = ({ view, league, market }: PricesAsked): PricesName =>
  `prices-${view}${league ? `-${league.toLowerCase()}` : ''}${market ? `-${market}` : ''}`;

/** What such a name asks for; undefined for other names. */
export function askedOfName(name: string): PricesAsked | undefined {
  const [first, viewText = '', ...rest] = name.split('-');
  const view = viewNamed(viewText);
  if (first !== 'prices' || !view) return undefined;
  const asked = {
    view,
    league: rest.map((part) => findLeague(part)).find((league) => league !== undefined),
    market: rest.map(marketNamed).find((market) => market !== undefined),
  };
  return pricesName(asked) === name ? asked : undefined;
}
