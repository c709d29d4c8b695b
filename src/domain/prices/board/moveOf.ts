import { impliedProbability } from '../devig.ts';
import type { BoardSpan } from './boardGame.ts';

/** A line as one book showed it: its handicap or total, and each side's price. */
export type ShownLine = Pick<BoardSpan, 'line' | 'prices'>;

/** How one book moved one market. */
export interface BookMove {
  readonly book: string;
  readonly from: ShownLine;
  readonly to: ShownLine;
  /** When our reading first showed what it moved to, milliseconds. */
  readonly at: number;
}

const isSame = (one: ShownLine, other: ShownLine): boolean =>
  one.line === other.line &&
  one.prices.length === other.prices.length &&
  one.prices.every((price, at) => price === other.prices[at]);

/**
 * What changed of one book's market since an instant: from what stood then, or was seen first after it, to what stands now.
 * Undefined if that is the same: a move there and back is none.
 * @param series one book's, through one feed, oldest first
 */
export function moveSince(series: readonly BoardSpan[], since: number): BookMove | undefined {
  const from = series.findLast(({ seenFrom }) => seenFrom <= since) ?? series[0];
  const to = series.at(-1);
  if (!from || !to || to.seenFrom <= since || isSame(from, to)) return undefined;
  return { book: to.book, from, to, at: to.seenFrom };
}

/** How far a market went toward the first side, or the over: in points of the line, and in its price's share of 1. */
export function moveSize(market: string, { from, to }: Pick<BookMove, 'from' | 'to'>) {
  const price = (shown: ShownLine): number => {
    const [first] = shown.prices;
    return first === undefined ? 0 : impliedProbability(first);
  };
  const points =
    from.line === undefined || to.line === undefined
      ? 0
      : market === 'spread'
        ? from.line - to.line
        : to.line - from.line;
  return { points, share: price(to) - price(from) };
}
