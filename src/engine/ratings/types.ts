import type { GoalState } from './goalTypes.ts';
import type { MarginState } from './marginTypes.ts';

/** Ratings of one league on one day. Plain JSON: it can be stored and read back. */
export type LeagueRatings = MarginRatings | GoalRatings;

export interface MarginRatings extends MarginState {
  readonly kind: 'margin';
}

export interface GoalRatings extends GoalState {
  readonly kind: 'goals';
}
