import type { OddsQuote } from './odds.ts';

/** A quote's offer on one side of a market. */
export interface SideOffer {
  /** Handicap of this side, or the total; absent on the moneyline. */
  readonly line?: number | undefined;
  /** American odds; absent if the book gives only the line. */
  readonly american?: number | undefined;
}

/** What is read of a quote here. A price of one side alone is one, too. */
export interface QuotedSides extends Pick<OddsQuote, 'spread' | 'total'> {
  readonly moneyline?:
    | {
        readonly home?: number | undefined;
        readonly away?: number | undefined;
        readonly draw?: number | undefined;
      }
    | undefined;
}

/**
 * A quote's line and price of one side: a handicap is that side's, so the away side's is the home side's with the other sign. Empty
 * for a market that it has not, and for a side that the market has not.
 */
export function offerOfSide(quote: QuotedSides, market: string, side: string): SideOffer {
  const { moneyline, spread, total } = quote;
  if (market === 'moneyline' && (side === 'home' || side === 'away' || side === 'draw')) {
    return { american: moneyline?.[side] };
  }
  if (market === 'spread' && spread && (side === 'home' || side === 'away')) {
    return { line: side === 'home' ? spread.line : 0 - spread.line, american: spread[side] };
  }
  if (market === 'total' && total && (side === 'over' || side === 'under')) {
    return { line: total.line, american: total[side] };
  }
  return {};
}
