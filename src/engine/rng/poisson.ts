import { exp } from './exp.ts';
import { type Generator, uniform } from './generator.ts';

/** Above this mean a draw is made in parts: sums of Poisson draws are Poisson draws. */
const PART = 16;
/** P(X > 200) is below 1e-100 for a mean of 16; the bound only keeps rounding from looping. */
const LARGEST = 200;

/**
 * A Poisson draw with the given mean (0 to 1000), by inversion: one uniform for every 16 of mean.
 * Throws a RangeError for a mean outside that range.
 */
export function poisson(generator: Generator, mean: number): number {
  if (!(mean >= 0 && mean <= 1000)) throw new RangeError(`Poisson mean ${mean} is not in 0…1000`);
  let rest = mean;
  let sum = 0;
  while (rest > PART) {
    sum += small(generator, PART);
    rest -= PART;
  }
  return sum + small(generator, rest);
}

function small(generator: Generator, mean: number): number {
  let left = uniform(generator);
  let probability = exp(-mean);
  let k = 0;
  while (left > probability && k < LARGEST) {
    left -= probability;
    k += 1;
    probability *= mean / k;
  }
  return k;
}
