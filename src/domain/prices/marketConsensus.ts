import type { League } from '../leagues/league.ts';
import { type BookShares, bookShares } from './bookShares.ts';
import { type BookWeights, weightsOf } from './bookWeights.ts';
import { averageShares, commonLine } from './commonLine.ts';
import { farBooks } from './farBook.ts';
import { shiftedShare } from './lineShift.ts';
import type { LeftOutBook } from './market.ts';
import type { MarketKind } from './marketOffers.ts';
import type { OddsQuote } from './odds.ts';
import type { OwnForecast } from './ownForecast.ts';
import { ownShares } from './ownShares.ts';

/** The books' joint view of one market. */
export interface MarketConsensus {
  /** 0 on the moneyline. */
  readonly line: number;
  /** As in `BookShares`; empty if no book counts. */
  readonly shares: readonly number[];
  /** The providers that count. */
  readonly books: readonly string[];
  readonly leftOut: readonly LeftOutBook[];
}

/** One book's shares at a line other than its own. */
function sharesAt(
  league: League,
  market: MarketKind,
  { shares, line }: BookShares,
  to: number,
): readonly number[] {
  if (market === 'moneyline') return shares;
  const share = shiftedShare(league, market, shares[0] ?? 0.5, line, to);
  return [share, 1 - share];
}

function readBooks(league: League, market: MarketKind, quotes: readonly OddsQuote[]) {
  const books: BookShares[] = [];
  const leftOut: LeftOutBook[] = [];
  for (const quote of quotes) {
    const book = bookShares(quote, league, market);
    if (!book) continue;
    if ('reason' in book) leftOut.push({ provider: quote.provider, market, ...book });
    else books.push(book);
  }
  const priced = books.filter((book) => book.priced);
  return { books: priced.length > 0 ? priced : books, leftOut };
}

/** The consensus of one market: see `consensusOf`. */
export function marketConsensus(
  league: League,
  market: MarketKind,
  quotes: readonly OddsQuote[],
  own: OwnForecast | undefined,
  weights?: BookWeights,
): MarketConsensus {
  const { books, leftOut } = readBooks(league, market, quotes);
  const shared = commonLine(books.map(({ line }) => line));
  const far = farBooks(
    books.map((book) => sharesAt(league, market, book, shared)),
    own && ownShares(league, market, own, shared),
  );
  const others = books.length > 2 ? 'the others' : 'the other book';
  const named = [...far].map(
    ([index, gap]): LeftOutBook => ({
      provider: books[index]?.provider ?? '',
      market,
      reason: `${Math.round(100 * gap)} points from ${others}`,
    }),
  );
  const kept = books.filter((_, index) => !far.has(index));
  const line = commonLine(kept.map((book) => book.line));
  return {
    line,
    shares: averageShares(
      kept.map((book) => sharesAt(league, market, book, line)),
      weightsOf(
        kept.map(({ book }) => book),
        weights,
      ),
    ),
    books: kept.map(({ provider }) => provider),
    leftOut: [...leftOut, ...named],
  };
}
