import type { MarketWeights } from '../market/weights.ts';
import type { GoalState } from '../ratings/goals/types.ts';
import type { MarginState } from '../ratings/margin/types.ts';

/** What the fitting command writes beside the state itself. */
interface Provenance extends MarketWeights {
  readonly formatVersion: number;
  /** SHA-256 of the games it was fitted on. */
  readonly dataHash: string;
  /** First and last day of those games. */
  readonly dataFrom: string;
  readonly dataTo: string;
}

export type FittedMargin = Omit<MarginState, 'league'> & Provenance;
export type FittedGoals = Omit<GoalState, 'league'> & Provenance;
