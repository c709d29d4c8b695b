import { clamp } from '../numbers.ts';

/** The specification's expected value of an edge: 20 to one, clamped. */
const FACTOR = 20;
const LEAST = -15;
const MOST = 8;

/** Expected value, −15…+8. @param edge share of 1: model probability − implied probability, so 0.05 scores +1.0 */
export const valueOfEdge = (edge: number): number => clamp(FACTOR * edge, LEAST, MOST) + 0;
