import type { TennisOutcome } from '../outcomes/tennis.ts';
import type { EventFacts, EventPrediction, TwoWayQuote } from './event.ts';

export interface TennisPlayer {
  readonly name: string;
  /** Official singles ranking; absent if unknown. */
  readonly rank?: number | undefined;
  /** Years. */
  readonly age?: number | undefined;
  readonly country?: string | undefined;
  readonly imageUrl?: string | undefined;
}

export type CourtSurface = 'hard' | 'clay' | 'grass';

export interface TennisResult {
  readonly winner: 'a' | 'b';
  /** Games of A and B set by set, an unfinished one included. */
  readonly sets: readonly (readonly [a: number, b: number])[];
  /** True if the loser gave up, was disqualified or did not appear. */
  readonly retired: boolean;
}

/** A singles match. The specification's home is a, its away is b. */
export interface TennisMatch extends EventFacts {
  readonly kind: 'match';
  /** Which ratings apply: men's or women's tour. */
  readonly league: 'ATP' | 'WTA';
  /** Tour or competition as readers know it: "ATP World Tour", "WTA 125", "Olympics", "Davis Cup" … */
  readonly tour: string;
  /** e.g. "Halle". */
  readonly tournament: string;
  readonly round?: string | undefined;
  /** Absent where unknown. */
  readonly surface?: CourtSurface | undefined;
  readonly bestOf: 3 | 5;
  readonly a: TennisPlayer;
  readonly b: TennisPlayer;
  readonly moneyline?: readonly TwoWayQuote[] | undefined;
  readonly result?: TennisResult | undefined;
  readonly prediction?: EventPrediction<TennisOutcome> | undefined;
}
