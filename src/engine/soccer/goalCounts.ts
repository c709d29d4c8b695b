import { NORMAL_NODES } from '../quadrature.ts';
import { exp } from '../rng/exp.ts';

/** Goals 0 to 15 of one side are told apart; more are left out (below 1e-5 at rates up to 4). */
export const GOAL_COUNTS = 16;

/** The three-point rule, exact to degree 5: within 1e-5 of the longer one for the uncertainty of rates up to 3. */
const FEW_NODES: readonly (readonly [node: number, weight: number])[] = [
  [-Math.sqrt(3), 1 / 6],
  [0, 2 / 3],
  [Math.sqrt(3), 1 / 6],
];
/** Largest SD of a log rate for which three points are enough. */
const NARROW = 0.15;

/**
 * Fills `out` with the probabilities of 0, 1, 2 … goals at a log-normal rate with the given mean, by Gauss–Hermite quadrature.
 * They sum to 1 except for the counts left out.
 * @param mean mean goals
 * @param logSd SD of the logarithm of the rate
 */
export function fillCounts(out: Float64Array, mean: number, logSd: number): void {
  out.fill(0);
  if (logSd === 0) {
    addPoisson(out, mean, 1);
    return;
  }
  const median = mean * exp((-logSd * logSd) / 2);
  const nodes = logSd <= NARROW ? FEW_NODES : NORMAL_NODES;
  for (const [node, weight] of nodes) addPoisson(out, median * exp(logSd * node), weight);
}

function addPoisson(out: Float64Array, rate: number, weight: number): void {
  let probability = weight * exp(-rate);
  for (let goals = 0; goals < out.length; goals++) {
    out[goals] = (out[goals] ?? 0) + probability;
    probability *= rate / (goals + 1);
  }
}
