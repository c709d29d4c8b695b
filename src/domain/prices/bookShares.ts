import { FIGURES } from '../leagues/index.ts';
import { LEAGUES, type League } from '../leagues/league.ts';
import { bookProblem } from '../plausible/quote.ts';
import { devigPower } from './devig.ts';
import type { LinedMarket } from './lineShift.ts';
import type { MarketKind } from './marketOffers.ts';
import type { OddsQuote } from './odds.ts';

/** One book's view of a market, margin removed. */
export interface BookShares {
  readonly provider: string;
  /** Home handicap or total; 0 on the moneyline. */
  readonly line: number;
  /** Home and away; home, draw and away if a draw is a result; or over and under. They sum to 1. */
  readonly shares: readonly number[];
  /** False if the book gives only a line: each side is then taken to have half. */
  readonly priced: boolean;
}

type Read = BookShares | { readonly reason: string } | undefined;

function priced(provider: string, line: number, prices: readonly number[]): Read {
  const reason = bookProblem(prices);
  return reason === undefined
    ? { provider, line, shares: devigPower(prices), priced: true }
    : { reason };
}

function moneyline({ provider, moneyline: prices }: OddsQuote, league: League): Read {
  if (!prices) return undefined;
  const { home, away, draw } = prices;
  if (!LEAGUES[league].canDraw) return priced(provider, 0, [home, away]);
  return draw === undefined
    ? { reason: 'it does not price the draw' }
    : priced(provider, 0, [home, draw, away]);
}

/**
 * Whether a line without prices means half for each side. It does if books move the line until it is so; not for run and puck
 * lines nor in soccer, where lines stand and prices move.
 */
function splitsInHalf(league: League, market: LinedMarket): boolean {
  const figures = FIGURES[league];
  return 'closing' in figures && (market === 'total' || figures.closing !== 'moneyline');
}

function lined({ provider, spread, total }: OddsQuote, league: League, market: LinedMarket): Read {
  const quoted = market === 'spread' ? spread : total;
  if (!quoted) return undefined;
  const [one, other] =
    market === 'spread' ? [spread?.home, spread?.away] : [total?.over, total?.under];
  if (one !== undefined && other !== undefined) return priced(provider, quoted.line, [one, other]);
  if (!splitsInHalf(league, market)) return { reason: 'it does not price both sides' };
  return { provider, line: quoted.line, shares: [0.5, 0.5], priced: false };
}

/** One quote's market, or why it is implausible; undefined if the book does not quote it. */
export const bookShares = (quote: OddsQuote, league: League, market: MarketKind): Read =>
  market === 'moneyline' ? moneyline(quote, league) : lined(quote, league, market);
