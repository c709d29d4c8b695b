import { gamma } from '../../../rng/gamma.ts';
import type { Generator } from '../../../rng/generator.ts';

/** Yards behind the line at which a catch and a run begin: what a gamma is shifted by. */
export const BEHIND = { catch: 2, run: 3 } as const;

/**
 * Yards of `count` catches or runs together: each is a gamma of this shape, `behind` yards less. Long ones are rare
 * and far, a loss is possible. @param mean of one, yards @returns not rounded
 */
export function drawYards(
  generator: Generator,
  count: number,
  mean: number,
  shape: number,
  behind: number,
): number {
  if (count === 0) return 0;
  const whole = shape * count;
  const above = Math.max(0.3, mean + behind);
  return (gamma(generator, whole) / shape) * above - behind * count;
}
