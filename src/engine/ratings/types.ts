import type { MarketWeights } from '../market/weights.ts';
import type { GoalState } from './goals/types.ts';
import type { MarginState } from './margin/types.ts';

/** Ratings of one league on one day. Plain JSON: it can be stored and read back. */
export type LeagueRatings = MarginRatings | GoalRatings;

export interface MarginRatings extends MarginState, MarketWeights {
  readonly kind: 'margin';
}

export interface GoalRatings extends GoalState, MarketWeights {
  readonly kind: 'goals';
}
