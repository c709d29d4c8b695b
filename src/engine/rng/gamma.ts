import { exp } from './exp.ts';
import { type Generator, uniform } from './generator.ts';
import { log } from './log.ts';
import { normal } from './normal.ts';
import { poisson } from './poisson.ts';

/**
 * A gamma draw with the given shape (0.05 to 1e6) and scale 1. Throws a RangeError outside that range.
 * Source: Marsaglia and Tsang (2000), "A simple method for generating gamma variables", ACM TOMS 26(3).
 */
export function gamma(generator: Generator, shape: number): number {
  if (!(shape >= 0.05 && shape <= 1e6))
    throw new RangeError(`gamma shape ${shape} is not in 0.05…1e6`);
  if (shape < 1) return gamma(generator, shape + 1) * exp(log(uniform(generator)) / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal(generator);
    const root = 1 + c * x;
    if (root <= 0) continue;
    const v = root * root * root;
    if (log(uniform(generator)) < 0.5 * x * x + d - d * v + d * log(v)) return d * v;
  }
}

/**
 * A negative-binomial draw: Poisson with a gamma mean. Variance is mean + mean² ÷ dispersion.
 * @param mean 0 to 100
 * @param dispersion 0.05 to 1e6; the larger, the closer to Poisson
 */
export function negativeBinomial(generator: Generator, mean: number, dispersion: number): number {
  return poisson(generator, (gamma(generator, dispersion) * mean) / dispersion);
}
