import type { PoolWeights } from '../market/pool.ts';
import type { GoalState } from '../ratings/goals/types.ts';
import type { MarginState } from '../ratings/margin/types.ts';

/** What the fitting command writes beside the state itself. */
interface Provenance {
  readonly formatVersion: number;
  /** SHA-256 of the games it was fitted on. */
  readonly dataHash: string;
  /** First and last day of those games. */
  readonly dataFrom: string;
  readonly dataTo: string;
  readonly pool?: PoolWeights | undefined;
}

export type FittedMargin = Omit<MarginState, 'league'> & Provenance;
export type FittedGoals = Omit<GoalState, 'league'> & Provenance;
