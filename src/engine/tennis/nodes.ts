import { clamp } from '#domain/numbers/numbers.ts';
import { NORMAL_NODES } from '../quadrature.ts';

/** One possible day of the two players: the deviation of their point probabilities, and its probability. */
export interface DayNode {
  /** Standard deviations of the difference of both players' serve-point shares. */
  readonly difference: number;
  /** Standard deviations of their mean. */
  readonly mean: number;
  readonly weight: number;
}

/** Three-point Gauss–Hermite rule for a standard normal (Abramowitz and Stegun 1964, table 25.10, rescaled). */
const MEAN_NODES: readonly (readonly [node: number, weight: number])[] = [
  [0, 2 / 3],
  [-1.7320508075688772, 1 / 6],
  [1.7320508075688772, 1 / 6],
];

/** The 7 × 3 days that a match is a mixture of, likeliest first: a search by cumulative weight then ends soon. */
export const DAY_NODES: readonly DayNode[] = NORMAL_NODES.flatMap(([difference, w]) =>
  MEAN_NODES.map(([mean, v]) => ({ difference, mean, weight: w * v })),
).sort((one, other) => other.weight - one.weight);

/** Bounds on a player's share of points won on serve over a match. */
const LOWEST_SERVE = 0.02;
const HIGHEST_SERVE = 0.98;

/** Serve-point shares of both players on a day. */
export const serveShare = (mean: number, halfDifference: number): number =>
  clamp(mean + halfDifference, LOWEST_SERVE, HIGHEST_SERVE);
