import { exp } from '../../rng/exp.ts';
import { type Generator, uniform } from '../../rng/generator.ts';
import { log } from '../../rng/log.ts';

/** No count of a game goes beyond this. */
const MOST = 60;

/**
 * A draw from the negative binomial by inversion: for small means faster than a Poisson whose mean is drawn first.
 * Variance = mean + variation · mean².
 * @param mean 0 to about 40 @param variation squared coefficient of variation of the mean, above 0
 */
export function scatteredCount(generator: Generator, mean: number, variation: number): number {
  const u = uniform(generator);
  if (mean <= 0) return 0;
  const size = 1 / variation;
  const odds = mean / (size + mean);
  let share = exp(size * log(1 - odds));
  let sum = share;
  let count = 0;
  while (u > sum && count < MOST) {
    share *= (odds * (size + count)) / (count + 1);
    count += 1;
    sum += share;
  }
  return count;
}

/** The negative binomial's shares of 0, 1, 2 … `most`, the last one with all above. */
export function scatteredShares(mean: number, variation: number, most: number): Float64Array {
  const out = new Float64Array(most + 1);
  const size = 1 / variation;
  const odds = mean / (size + mean);
  let share = exp(size * log(1 - odds));
  let sum = 0;
  for (let count = 0; count < most; count++) {
    out[count] = share;
    sum += share;
    share *= (odds * (size + count)) / (count + 1);
  }
  out[most] = Math.max(0, 1 - sum);
  return out;
}
