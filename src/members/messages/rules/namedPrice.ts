import type { MarketKind, MarketSide } from '#domain/prices/marketOffers.ts';
import type { PricedBet } from '#domain/prices/pricedBets.ts';

/** A price that a message names, kept beside its text so that the message has a record of its own. */
export interface NamedPrice {
  /** Of a game; of a bout or match where the side is a or b. */
  readonly predictionId: number;
  readonly market: MarketKind;
  readonly side: MarketSide | 'a' | 'b';
  /** Handicap of the side, or the total; null on the moneyline. */
  readonly line: number | null;
  readonly american: number;
  readonly provider: string;
}

export const namedPrice = (
  predictionId: number,
  { market, side, line, american, provider }: PricedBet,
): NamedPrice => ({ predictionId, market, side, line: line ?? null, american, provider });
