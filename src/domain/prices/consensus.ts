import { isStale } from '../game/freshness.ts';
import type { League } from '../leagues/league.ts';
import type { BookWeights } from './bookWeights.ts';
import { freshestOfBook } from './freshestOfBook.ts';
import type { Consensus, LeftOutBook, LineShare, WinShares } from './market.ts';
import { type MarketConsensus, marketConsensus } from './marketConsensus.ts';
import type { MarketKind } from './marketOffers.ts';
import type { OddsQuote } from './odds.ts';
import type { OwnForecast } from './ownForecast.ts';

/** When the quotes are evaluated. Instants, ISO 8601. */
interface AskedAt {
  readonly gameTime: string;
  readonly now: string;
}

const MARKETS: readonly MarketKind[] = ['moneyline', 'spread', 'total'];

/**
 * A game's market: for each market, every book's prices without their margin (power method), averaged in log-odds; for three
 * outcomes, geometric means scaled to sum to 1. Books at other lines are converted to the most quoted one. Left out, and named:
 * prices that cannot be one market's, old ones (`isStale`), and a book far from the others (`farBooks`). A line without both
 * prices counts as half a share if no book prices the market and books move the line until it is so.
 * Undefined if no market has anything left.
 * @param weights how much each book counts; all the same without
 * @param own our model's forecast: of two contradicting books the one closer to it stays
 */
export function consensusOf(
  league: League,
  odds: readonly OddsQuote[],
  { gameTime, now }: AskedAt,
  own?: OwnForecast,
  weights?: BookWeights,
): Consensus | undefined {
  const each = freshestOfBook(odds);
  const stale = each.filter(({ asOf }) => isStale(asOf, gameTime, now));
  const fresh = each.filter((quote) => !stale.includes(quote));
  const market = (kind: MarketKind) => marketConsensus(league, kind, fresh, own, weights);
  const [moneyline, spread, total] = [market('moneyline'), market('spread'), market('total')];
  const all = [moneyline, spread, total];
  const counted = new Set(all.flatMap(({ books }) => books));
  if (counted.size === 0) return undefined;
  return {
    ...(moneyline.books.length > 0 && { win: winShares(moneyline) }),
    ...(spread.books.length > 0 && { spread: lineShare(spread) }),
    ...(total.books.length > 0 && { total: lineShare(total) }),
    books: [...new Set(fresh.map(({ provider }) => provider))].filter((one) => counted.has(one)),
    leftOut: [...all.flatMap(({ leftOut }) => leftOut), ...stale.flatMap(oldMarkets)],
  };
}

const lineShare = ({ line, shares: [share = 0.5] }: MarketConsensus): LineShare => ({
  line,
  share,
});

function winShares({ shares }: MarketConsensus): WinShares {
  const [home = 0, second = 0, third] = shares;
  return third === undefined
    ? { home, draw: 0, away: second }
    : { home, draw: second, away: third };
}

const oldMarkets = (quote: OddsQuote): LeftOutBook[] =>
  MARKETS.filter((market) => quote[market] !== undefined).map((market) => ({
    provider: quote.provider,
    market,
    reason: 'its prices are old',
  }));
