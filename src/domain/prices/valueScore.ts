import { clamp } from '../numbers/numbers.ts';

/** The specification's expected value of an edge: 20 to one, clamped. */
const FACTOR = 20;
const LEAST = -15;
const MOST = 8;

/** Expected value, −15…+8. @param edgeShare share of 1: model probability − implied probability, so 0.05 scores +1.0 */
export const scoreOfEdge = (edgeShare: number): number =>
  clamp(FACTOR * edgeShare, LEAST, MOST) + 0;
