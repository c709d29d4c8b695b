import { clamp, mean } from '../numbers.ts';
import { isAmericanPrice } from '../prices/americanOdds.ts';
import { fairProbabilities } from '../prices/fairProbabilities.ts';
import { farBooks } from '../prices/farBook.ts';
import type { TwoWayMarket, TwoWayQuote } from './event.ts';

const FAR_FROM_OTHERS = 'more than 10 points from the other books';

interface Book {
  readonly provider: string;
  readonly share: number;
}

/**
 * Consensus of two-way prices: each book de-vigged by the power method, averaged in log-odds. A book far
 * from the others is left out (`farBooks`). Both prices of a book must be prices of one market, else it says nothing; of two quotes of one
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
  const both = (share: number): number[] => [share, 1 - share];
  const far = farBooks(
    books.map(({ share }) => both(share)),
    both(ownShare),
  );
  const read = books.filter((_, at) => !far.has(at));
  if (read.length === 0) return undefined;
  const odds = Math.exp(mean(read.map(({ share }) => logOdds(share))));
  return {
    a: odds / (1 + odds),
    b: 1 / (1 + odds),
    books: read.map(({ provider }) => provider),
    leftOut: books
      .filter((_, at) => far.has(at))
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

const logOdds = (share: number): number => {
  const p = clamp(share, 1e-6, 1 - 1e-6);
  return Math.log(p / (1 - p));
};
