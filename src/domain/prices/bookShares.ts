import { LEAGUES, type League } from '../league.ts';
import { bookProblem } from '../plausible/book.ts';
import { devigPower } from './devig.ts';
import type { MarketKind } from './marketOffers.ts';
import type { OddsQuote } from './odds.ts';

/** What one book says of a market, its margin removed. */
export interface BookShares {
  readonly provider: string;
  /** Home handicap or total; 0 on the moneyline. */
  readonly line: number;
  /** Of home and away; of home, draw and away where a draw is a result; of over and under. They sum to 1. */
  readonly shares: readonly number[];
  /** False where the book gives its line alone: half is then read as the share of each side. */
  readonly priced: boolean;
}

/** A book that is not counted in a market, and why, in words for the reader. */
export interface LeftOut {
  readonly provider: string;
  readonly market: MarketKind;
  readonly reason: string;
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

/** A side without a price leaves the line alone. */
function lined(provider: string, line: number, one?: number, other?: number): Read {
  return one === undefined || other === undefined
    ? { provider, line, shares: [0.5, 0.5], priced: false }
    : priced(provider, line, [one, other]);
}

/** One quote's market, or why it cannot be one; undefined where the book does not quote it. */
export function bookShares(quote: OddsQuote, league: League, market: MarketKind): Read {
  const { provider, spread, total } = quote;
  if (market === 'moneyline') return moneyline(quote, league);
  if (market === 'spread') return spread && lined(provider, spread.line, spread.home, spread.away);
  return total && lined(provider, total.line, total.over, total.under);
}
