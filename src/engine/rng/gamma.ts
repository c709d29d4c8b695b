import { InputError } from '#domain/numbers/inputError.ts';
import { exp } from './exp.ts';
import { type Generator, uniform } from './generator.ts';
import { log } from './log.ts';
import { normal } from './normal.ts';

/**
 * A draw from the gamma distribution of mean `shape` and scale 1.
 * Source: Marsaglia and Tsang (2000), "A Simple Method for Generating Gamma Variables", ACM TOMS 26(3); a shape below 1 is boosted
 * as in their section 6. The same digits on every machine.
 * @param shape above 0; throws an InputError otherwise
 */
export function gamma(generator: Generator, shape: number): number {
  if (!(shape > 0)) throw new InputError(`A gamma's shape ${shape} is not above 0`);
  if (shape < 1) return gamma(generator, shape + 1) * exp(log(uniform(generator)) / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal(generator);
    const root = 1 + c * x;
    if (root <= 0) continue;
    const v = root * root * root;
    const u = uniform(generator);
    // Their squeeze: what it takes the comparison below would take as well, without two logarithms.
    if (u < 1 - 0.0331 * (x * x) * (x * x)) return d * v;
    if (log(u) < 0.5 * x * x + d - d * v + d * log(v)) return d * v;
  }
}

/** A draw from the beta distribution of mean a ÷ (a + b). @param a above 0 @param b above 0 */
export function beta(generator: Generator, a: number, b: number): number {
  const one = gamma(generator, a);
  const other = gamma(generator, b);
  // Both can underflow where a and b are tiny: then the whole is one's or the other's.
  return one + other > 0 ? one / (one + other) : Number(uniform(generator) < a / (a + b));
}
