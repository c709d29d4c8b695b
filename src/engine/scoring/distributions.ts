import { exp } from '../rng/exp.ts';
import { log } from '../rng/log.ts';
import type { CountDistribution } from './rates.ts';

/** Poisson probabilities of 0, 1, 2 … */
export const poissonCounts: CountDistribution = (out, mean) => {
  let probability = exp(-mean);
  for (let k = 0; k < out.length; k++) {
    out[k] = probability;
    probability *= mean / (k + 1);
  }
};

/** Negative-binomial probabilities of 0, 1, 2 …; variance = mean + mean² ÷ dispersion. */
export const negativeBinomialCounts =
  (dispersion: number): CountDistribution =>
  (out, mean) => {
    const q = mean / (mean + dispersion);
    let probability = exp(dispersion * log(dispersion / (mean + dispersion)));
    for (let k = 0; k < out.length; k++) {
      out[k] = probability;
      probability *= (q * (k + dispersion)) / (k + 1);
    }
  };
