import type { PoolWeights } from '../market/pool.ts';
import type { GoalState } from './goals/types.ts';
import type { MarginState } from './margin/types.ts';

/** Ratings of one league on one day. Plain JSON: it can be stored and read back. */
export type LeagueRatings = MarginRatings | GoalRatings;

interface Pooled {
  /** Weights of the market-anchored pool, fitted walk-forward; absent where no season had lines. */
  readonly pool?: PoolWeights | undefined;
}

export interface MarginRatings extends MarginState, Pooled {
  readonly kind: 'margin';
}

export interface GoalRatings extends GoalState, Pooled {
  readonly kind: 'goals';
}
