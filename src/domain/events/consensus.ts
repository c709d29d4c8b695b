import { isAmericanPrice } from '../prices/americanOdds.ts';
import { averageShares } from '../prices/commonLine.ts';
import { fairProbabilities } from '../prices/fairProbabilities.ts';
import { farBooks } from '../prices/farBook.ts';
import { freshestOfBook } from '../prices/freshestOfBook.ts';
import type { TwoWayMarket, TwoWayQuote } from './event.ts';

const FAR_FROM_OTHERS = 'more than 10 points from the other books';

/** A book's chances of a and of b, margin removed. */
interface Book {
  readonly provider: string;
  readonly shares: readonly number[];
}

/**
 * Consensus of two-way prices: each book de-vigged by the power method, averaged in log-odds. A book far from the others is left
 * out (`farBooks`). A book counts only if its two prices can be of one market; of two quotes of one bookmaker the fresher
 * counts.
 * @param quotes the fresh ones
 * @param ownShare P(a wins | somebody wins) by our own model, 0–1; it only decides between two books that contradict
 * @returns undefined if no book quotes the two
 */
export function twoWayConsensus(
  quotes: readonly TwoWayQuote[] | undefined,
  ownShare: number,
): TwoWayMarket | undefined {
  const books = booksOf(quotes ?? []);
  const far = farBooks(
    books.map(({ shares }) => shares),
    [ownShare, 1 - ownShare],
  );
  const read = books.filter((_, at) => !far.has(at));
  if (read.length === 0) return undefined;
  const [a = 0, b = 0] = averageShares(read.map(({ shares }) => shares));
  return {
    a,
    b,
    books: read.map(({ provider }) => provider),
    leftOut: books
      .filter((_, at) => far.has(at))
      .map(({ provider }) => ({ provider, reason: FAR_FROM_OTHERS })),
  };
}

function booksOf(quotes: readonly TwoWayQuote[]): Book[] {
  const books = new Map<string, Book>();
  const valid = quotes.filter(({ a, b }) => isAmericanPrice(a) && isAmericanPrice(b));
  for (const { provider, a, b } of freshestOfBook(valid)) {
    const shares = fairProbabilities([a, b]);
    if (shares) books.set(provider, { provider, shares });
  }
  return [...books.values()];
}
