import { exp } from '../rng/exp.ts';
import { log } from '../rng/log.ts';

/** Fills `out` with the probabilities of 0, 1, 2 … for a mean. */
export type CountDistribution = (out: Float64Array, mean: number) => void;

/** Counts from which a distribution's tail is below this are given none. */
const NOTHING = 1e-17;

/** Poisson probabilities of 0, 1, 2 … */
export const poissonCounts: CountDistribution = (out, mean) => {
  let probability = exp(-mean);
  let k = 0;
  for (; k < out.length && (probability > NOTHING || k < mean); k++) {
    out[k] = probability;
    probability *= mean / (k + 1);
  }
  out.fill(0, k);
};

/** How many counts a distribution gives any probability. */
export function reachOf(counts: Float64Array): number {
  let reach = counts.length;
  while (reach > 1 && counts[reach - 1] === 0) reach -= 1;
  return reach;
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
    out.fill(0, k);
  };
}
