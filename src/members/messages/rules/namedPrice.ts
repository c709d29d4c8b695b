import type { MarketKind, MarketSide } from '#domain/prices/marketOffers.ts';
import type { PricedBet } from '#domain/prices/pricedBets.ts';

/** A price named in a message, stored next to its text so that the message has its own record. */
export interface NamedPriceInText {
  /** Of a game, or of a bout or match if the side is a or b. */
  readonly predictionId: number;
  readonly market: MarketKind;
  readonly side: MarketSide | 'a' | 'b';
  /** Handicap of the side, or the total; null on the moneyline. */
  readonly line: number | null;
  readonly american: number;
  readonly provider: string;
}

export const namedPriceText = (
  predictionId: number,
  { market, side, line, american, provider }: PricedBet,
): NamedPriceInText => ({ predictionId, market, side, line: line ?? null, american, provider });
