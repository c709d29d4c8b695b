import { isSameBook } from './bookmakers.ts';
import type { MarketKind } from './marketOffers.ts';
import type { OddsQuote } from './odds.ts';

/** The market's view of a line: share (0–1) of the decided stake that the home side, or the over, wins. */
export interface LineShare {
  /** Home handicap (negative: home is favored), or total; multiples of a quarter. */
  readonly line: number;
  readonly share: number;
}

/** Win probabilities, 0–1, summing to 1; the draw's is 0 if it is not a result of its own. */
export interface WinShares {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

/** A book that is not counted in a market, and why, in words for the reader. */
export interface LeftOutBook {
  readonly provider: string;
  readonly market: MarketKind;
  readonly reason: string;
}

/** The books' view of a game, margins removed and averaged. */
export interface Consensus {
  readonly win?: WinShares | undefined;
  readonly spread?: LineShare | undefined;
  readonly total?: LineShare | undefined;
  /** The books that count in at least one market, in the order of the quotes. */
  readonly books: readonly string[];
  readonly leftOut: readonly LeftOutBook[];
}

/** A quote without the markets that the consensus leaves out: such a price is not a bet. */
export function countedQuote(quote: OddsQuote, { leftOut }: Pick<Consensus, 'leftOut'>): OddsQuote {
  const counts = (market: MarketKind): boolean =>
    !leftOut.some((out) => out.market === market && isSameBook(out.provider, quote.provider));
  const { moneyline, spread, total } = quote;
  return {
    ...quote,
    moneyline: counts('moneyline') ? moneyline : undefined,
    spread: counts('spread') ? spread : undefined,
    total: counts('total') ? total : undefined,
  };
}
