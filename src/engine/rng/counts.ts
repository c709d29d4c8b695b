import { exp } from './exp.ts';
import { beta, gamma } from './gamma.ts';
import { type Generator, uniform } from './generator.ts';
import { log } from './log.ts';

/** Above this mean a count is first cut down by a gamma: walking up from 0 would be slow. */
const WALK = 30;

/**
 * A draw from the Poisson distribution.
 * Inversion by walking up; large means by Ahrens and Dieter (1974), "Computer methods for sampling from gamma, beta, Poisson and
 * binomial distributions", Computing 12(3).
 * @param mean 0 or above
 */
export function poissonDraw(generator: Generator, mean: number): number {
  let count = 0;
  let left = mean;
  while (left > WALK) {
    const arrivals = Math.floor(left * 0.875);
    const time = gamma(generator, arrivals);
    if (time > left) return count + binomial(generator, arrivals - 1, left / time);
    count += arrivals;
    left -= time;
  }
  let u = uniform(generator);
  let share = exp(-left);
  for (let k = 0; ; k++) {
    u -= share;
    if (u < 0 || share < 1e-300) return count + k;
    share *= left / (k + 1);
  }
}

/**
 * A draw from the negative binomial: variance = mean + mean² ÷ dispersion.
 * @param mean 0 or above
 * @param dispersion above 0; Infinity is the Poisson
 */
export const negativeBinomial = (generator: Generator, mean: number, dispersion: number): number =>
  poissonDraw(
    generator,
    dispersion === Number.POSITIVE_INFINITY
      ? mean
      : (mean * gamma(generator, dispersion)) / dispersion,
  );

/** A draw from the binomial, by inversion from the nearer end. @param n whole, 0 or above @param p 0 to 1 */
export function binomial(generator: Generator, n: number, p: number): number {
  if (n <= 0 || p <= 0) return 0;
  if (p >= 1) return n;
  if (p > 0.5) return n - binomial(generator, n, 1 - p);
  // Inverted in parts, so that the first share is never too small to be a number.
  const none = log(1 - p);
  const most = Math.max(1, Math.floor(600 / -none));
  if (n <= most) return inverted(generator, n, p, none);
  let count = 0;
  for (let from = 0; from < n; from += most)
    count += inverted(generator, Math.min(most, n - from), p, none);
  return count;
}

/** @param none logarithm of the chance that one fails */
function inverted(generator: Generator, n: number, p: number, none: number): number {
  const odds = p / (1 - p);
  let share = exp(n * none);
  let u = uniform(generator);
  for (let k = 0; k < n; k++) {
    u -= share;
    if (u < 0) return k;
    share *= (odds * (n - k)) / (k + 1);
  }
  return n;
}

/** A draw from the binomial whose chance is itself drawn from the beta of mean a ÷ (a + b). @param a above 0 @param b above 0 */
export const betaBinomial = (generator: Generator, n: number, a: number, b: number): number =>
  n <= 0 ? 0 : binomial(generator, n, beta(generator, a, b));

/**
 * Splits n among parts by their weights (multinomial), writing each part's count to `out` from `at` on, `step` apart.
 * @param weights none negative; if they sum to 0 nothing is given and n is returned
 * @returns what could not be given: 0, or n
 */
export function split(
  generator: Generator,
  n: number,
  weights: Float64Array,
  out: Int32Array,
  at = 0,
  step = 1,
): number {
  let rest = 0;
  for (const weight of weights) rest += weight;
  let left = n;
  for (let part = 0; part < weights.length; part++) {
    const weight = weights[part] ?? 0;
    const share = rest > weight ? weight / rest : Number(weight > 0);
    const given = left > 0 ? binomial(generator, left, share) : 0;
    out[at + part * step] = given;
    left -= given;
    rest -= weight;
  }
  return left;
}
