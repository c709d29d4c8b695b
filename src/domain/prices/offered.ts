import type { Bet } from '../record/bet.ts';
import type { MarketKind, MarketSide } from './marketOffers.ts';

/** A price of a game page as a bet that can be taken down. */
export interface Offered {
  readonly game: NonNullable<Bet['game']>;
  readonly name: string;
  readonly league: string;
  readonly startTime: string;
  readonly market: MarketKind;
  readonly side: MarketSide;
  readonly label: string;
  /** The better price; absent where no book prices the side. */
  readonly offer?:
    | {
        readonly book: string;
        readonly american: number;
        readonly line?: number | undefined;
        /** True where no bookmaker offers it. */
        readonly sample: boolean;
      }
    | undefined;
  /** Of an edge, 0–1; it holds while the page shows it. */
  readonly quarterKellyShare?: number | undefined;
}
