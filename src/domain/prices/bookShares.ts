import { FIGURES } from '../leagues/index.ts';
import { LEAGUES, type League } from '../leagues/league.ts';
import { bookProblem } from '../plausible/quote.ts';
import { devigPower } from './devig.ts';
import type { LinedMarket } from './lineShift.ts';
import type { MarketKind } from './marketOffers.ts';
import type { OddsQuote } from './odds.ts';

/** One book's view of a market, margin removed. */
export interface BookShares {
  readonly book: string;
  readonly provider: string;
  /** Home handicap or total; 0 on the moneyline. */
  readonly line: number;
  /** Home and away; home, draw and away if a draw is a result; or over and under. They sum to 1. */
  readonly shares: readonly number[];
  /** False if the book gives only a line: each side is then taken to have half. */
  readonly priced: boolean;
}

type Read = BookShares | { readonly reason: string } | undefined;

type Named = Pick<OddsQuote, 'book' | 'provider'>;

function priced({ book, provider }: Named, line: number, prices: readonly number[]): Read {
  const reason = bookProblem(prices);
  return reason === undefined
    ? { book, provider, line, shares: devigPower(prices), priced: true }
    : { reason };
}

function moneyline(quote: OddsQuote, league: League): Read {
  const { moneyline: prices } = quote;
  if (!prices) return undefined;
  const { home, away, draw } = prices;
  if (!LEAGUES[league].canDraw) return priced(quote, 0, [home, away]);
  return draw === undefined
    ? { reason: 'it does not price the draw' }
    : priced(quote, 0, [home, draw, away]);
}

/**
 * Whether a line without prices means half for each side. It does if books move the line until it is so; not for run and puck
 * lines nor in soccer, where lines stand and prices move.
 */
function splitsInHalf(league: League, market: LinedMarket): boolean {
  const figures = FIGURES[league];
  return 'closing' in figures && (market === 'total' || figures.closing !== 'moneyline');
}

function lined(quote: OddsQuote, league: League, market: LinedMarket): Read {
  const { book, provider, spread, total } = quote;
  const quoted = market === 'spread' ? spread : total;
  if (!quoted) return undefined;
  const [one, other] =
    market === 'spread' ? [spread?.home, spread?.away] : [total?.over, total?.under];
  if (one !== undefined && other !== undefined) return priced(quote, quoted.line, [one, other]);
  if (!splitsInHalf(league, market)) return { reason: 'it does not price both sides' };
  return { book, provider, line: quoted.line, shares: [0.5, 0.5], priced: false };
}

/** One quote's market, or why it is implausible; undefined if the book does not quote it. */
export const bookShares = (quote: OddsQuote, league: League, market: MarketKind): Read =>
  market === 'moneyline' ? moneyline(quote, league) : lined(quote, league, market);
