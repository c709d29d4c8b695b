import type { StoredEvent } from '../sportEvent.ts';
import type { TennisMatch } from '../tennisMatch.ts';

/** A match that has been simulated. */
export type PredictedMatch = StoredEvent<TennisMatch> & {
  readonly prediction: NonNullable<TennisMatch['prediction']>;
};

export const isPredictedMatch = (match: StoredEvent<TennisMatch>): match is PredictedMatch =>
  match.prediction !== undefined;
