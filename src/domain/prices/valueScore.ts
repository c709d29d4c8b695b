import { clamp } from '../numbers/numbers.ts';
import { impliedProbability } from './devig.ts';
import { type BetShares, decisiveShare } from './lineProbability.ts';

/** The specification's expected value of an edge: 20 to one, clamped. */
const FACTOR = 20;
const LEAST = -15;
const MOST = 8;

/** Expected value, −15…+8. @param edgeShare share of 1: model probability − implied probability, so 0.05 scores +1.0 */
export const scoreOfEdge = (edgeShare: number): number =>
  clamp(FACTOR * edgeShare, LEAST, MOST) + 0;

/**
 * The specification's value score of a price: (model − implied) × 20, clamped to −15…+8, with both
 * probabilities as shares of 1, so that an edge of five percentage points is +1.0. It orders lists
 * and stands in the API; what a reader is shown is the true return of an edge (`gameEdgesOf`). A refunded game counts as not
 * played.
 */
export const valueScore = (shares: BetShares, american: number): number =>
  scoreOfEdge(decisiveShare(shares) - impliedProbability(american));
