import type { Bet } from '../record/bet.ts';
import type { MarketKind, MarketSide } from './marketOffers.ts';

/** A price on a game page as a bet that readers can record. */
export interface Offered {
  readonly game: NonNullable<Bet['game']>;
  readonly name: string;
  readonly league: string;
  readonly startTime: string;
  readonly market: MarketKind;
  readonly side: MarketSide;
  readonly label: string;
  /** The better price; absent if no book prices the side. */
  readonly offer?:
    | {
        readonly book: string;
        readonly american: number;
        readonly line?: number | undefined;
        /** True if no bookmaker offers it. */
        readonly sample: boolean;
      }
    | undefined;
  /** For an edge, 0–1; valid while the page shows it. */
  readonly quarterKellyShare?: number | undefined;
}
