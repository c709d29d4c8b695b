import type { PriceFeed } from './feeds.ts';

/** One bookmaker's prices for one game at one time. American odds, e.g. -110 or 150. */
export interface OddsQuote {
  /** The bookmaker's stable id, "draftkings": `bookmakers.ts`. */
  readonly book: string;
  /** Feed that the price came through: `feeds.ts`. One book may come through several. */
  readonly feed: PriceFeed;
  /** The bookmaker's name as shown, e.g. "DraftKings". */
  readonly provider: string;
  /** True if the price is a sample that no bookmaker offers. */
  readonly sample: boolean;
  /** When it was seen, ISO 8601 in UTC. */
  readonly asOf: string;
  /** Price of each side to win; draw only in soccer. */
  readonly moneyline?:
    | { readonly home: number; readonly away: number; readonly draw?: number | undefined }
    | undefined;
  /** Home handicap in points (negative: home is favored) with the price of each side if known. */
  readonly spread?:
    | {
        readonly line: number;
        readonly home?: number | undefined;
        readonly away?: number | undefined;
      }
    | undefined;
  /** Total points with the price of each side if known. */
  readonly total?:
    | {
        readonly line: number;
        readonly over?: number | undefined;
        readonly under?: number | undefined;
      }
    | undefined;
}

/** A bookmaker's opening price, as a feed gives it later: it cannot be taken, and its time is unknown. */
export type OpeningQuote = Omit<OddsQuote, 'asOf'>;
