import { clamp, mean } from '../numbers.ts';
import { isAmericanPrice } from '../prices/americanOdds.ts';
import { fairProbabilities } from '../prices/fairProbabilities.ts';
import type { TwoWayMarket, TwoWayQuote } from './event.ts';

/** A book this far from the others, as a share, is left out. */
const FAR = 0.1;
const FAR_FROM_OTHERS = 'more than 10 points from the other books';

interface Book {
  readonly provider: string;
  readonly share: number;
}

/**
 * Consensus of two-way prices: each book de-vigged by the power method, averaged in log-odds. Of two that are more than
 * 10 points apart the one farther from our own share is left out; of three or more each that is so far from the median
 * of the others. Both prices of a book must be prices of one market, else it says nothing; of two quotes of one
 * bookmaker the first counts.
 * @param quotes the fresh ones
 * @param ownShare P(a wins | somebody wins) by our own model, 0–1; it decides only between two books that contradict
 * @returns undefined where no book quotes the two
 */
export function twoWayConsensus(
  quotes: readonly TwoWayQuote[] | undefined,
  ownShare: number,
): TwoWayMarket | undefined {
  const books = booksOf(quotes ?? []);
  const far = new Set(farBooks(books, ownShare));
  const read = books.filter((book) => !far.has(book));
  if (read.length === 0) return undefined;
  const odds = Math.exp(mean(read.map(({ share }) => logOdds(share))));
  return {
    a: odds / (1 + odds),
    b: 1 / (1 + odds),
    books: read.map(({ provider }) => provider),
    leftOut: books
      .filter((book) => far.has(book))
      .map(({ provider }) => ({ provider, reason: FAR_FROM_OTHERS })),
  };
}

function booksOf(quotes: readonly TwoWayQuote[]): Book[] {
  const books = new Map<string, Book>();
  for (const { provider, a, b } of quotes) {
    if (books.has(provider) || !isAmericanPrice(a) || !isAmericanPrice(b)) continue;
    const [share] = fairProbabilities([a, b]) ?? [];
    if (share !== undefined) books.set(provider, { provider, share });
  }
  return [...books.values()];
}

function farBooks(books: readonly Book[], ownShare: number): readonly Book[] {
  const [one, other] = books;
  if (!one || !other) return [];
  if (books.length === 2) {
    if (Math.abs(one.share - other.share) <= FAR) return [];
    const off = ({ share }: Book): number => Math.abs(logOdds(share) - logOdds(ownShare));
    return [off(one) > off(other) ? one : other];
  }
  return books.filter((book) => {
    const others = books.filter((each) => each !== book).map(({ share }) => share);
    return Math.abs(book.share - median(others)) > FAR;
  });
}

const logOdds = (share: number): number => {
  const p = clamp(share, 1e-6, 1 - 1e-6);
  return Math.log(p / (1 - p));
};

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const low = sorted[(sorted.length - 1) >> 1] ?? 0;
  const high = sorted[sorted.length >> 1] ?? 0;
  return (low + high) / 2;
}
