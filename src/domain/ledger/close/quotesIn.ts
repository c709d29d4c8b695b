import { fairProbabilities } from '../../prices/fairProbabilities.ts';
import { microsecondInstant } from '../instant.ts';

type Members = Readonly<Record<string, unknown>>;

/** What a named quote says: its line (0 without one), and its shares without the margin. */
interface NamedQuote {
  readonly line: number;
  readonly shares: readonly number[];
}

/** No book asks more either way. */
const MOST = 100_000;

const isPrice = (value: unknown): value is number => typeof value === 'number';

/**
 * Reads the quotes that a grade names, each of another book; undefined if one is none, or they are not of one market. A line without
 * both prices is half a share for each side, and stands only beside others without.
 * @param outcomes names of the prices, in order
 */
export function quotesIn(
  quotes: readonly Members[],
  outcomes: readonly string[],
  hasLine: boolean,
): readonly NamedQuote[] | undefined {
  const books = new Set<unknown>();
  const read: NamedQuote[] = [];
  let priced = 0;
  for (const quote of quotes) {
    const { book, asOf } = quote;
    if (typeof book !== 'string' || microsecondInstant(asOf) === undefined) return undefined;
    books.add(book);
    const line = hasLine ? quote.line : 0;
    if (typeof line !== 'number') return undefined;
    const prices = outcomes.map((name) => quote[name]).filter(isPrice);
    if (prices.length === outcomes.length) priced += 1;
    else if (!hasLine) return undefined;
    if (prices.some((price) => Math.abs(price) > MOST)) return undefined;
    const shares =
      prices.length === outcomes.length ? fairProbabilities(prices) : outcomes.map(() => 0.5);
    if (!shares) return undefined;
    read.push({ line, shares });
  }
  const isOneMarket = priced === 0 || priced === quotes.length;
  return isOneMarket && books.size === quotes.length ? read : undefined;
}
