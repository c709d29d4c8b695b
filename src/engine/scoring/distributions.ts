import { exp } from '../rng/exp.ts';
import { log } from '../rng/log.ts';

/** Fills `out` with the probabilities of 0, 1, 2 … for a mean, and returns how many of them are above 0. */
export type CountDistribution = (out: Float64Array, mean: number) => number;

/** Counts with a tail probability below this get none. */
const NOTHING = 1e-17;

/** Poisson probabilities of 0, 1, 2 … */
export const poissonCounts: CountDistribution = (out, mean) => {
  let probability = exp(-mean);
  let k = 0;
  for (; k < out.length && (probability > NOTHING || k < mean); k++) {
    out[k] = probability;
    probability *= mean / (k + 1);
  }
  return emptied(out, k);
};

/** Sets zeros from an index on. A loop, because it is called by the thousand and is faster than a built-in. */
function emptied(out: Float64Array, from: number): number {
  for (let index = from; index < out.length; index++) out[index] = 0;
  return from;
}

/** Negative-binomial probabilities of 0, 1, 2 …, up to `most` of them; variance = mean + mean² ÷ dispersion. */
export function negativeBinomialCounts(dispersion: number, most: number): CountDistribution {
  const growth = Float64Array.from({ length: most }, (_, k) => (k + dispersion) / (k + 1));
  return (out, mean) => {
    const q = mean / (mean + dispersion);
    let probability = exp(dispersion * log(dispersion / (mean + dispersion)));
    let k = 0;
    for (; k < out.length && (probability > NOTHING || k < mean); k++) {
      out[k] = probability;
      probability *= q * (growth[k] ?? 0);
    }
    return emptied(out, k);
  };
}
