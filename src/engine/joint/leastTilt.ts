import { exp } from '../rng/exp.ts';
import { solveLinear } from './solveLinear.ts';

/** One figure a distribution must have: its value at each outcome, less the required average. */
export interface WantedMoments {
  /** The input it comes from, for error messages. */
  readonly name: string;
  readonly values: Float64Array;
}

const MOST_STEPS = 200;
/** Tolerance for the averages. */
const MET = 1e-10;
/** No weight is multiplied by more than e^±30; figures that need more cannot be met. */
const STEEPEST = 30;
const SMALLEST_STEP = 2 ** -40;
/** Stabilizes two figures that say nearly the same. */
const RIDGE = 1e-12;

/**
 * Factors for the weights that make every wanted figure 0 on average and otherwise change the distribution least in relative
 * entropy: e^(θ·values), the minimum of a convex function, by Newton's method with halved steps. It uses + − × ÷ alone: the same
 * digits on every machine. Undefined if no factors up to e^±30 do it.
 * Source: Csiszár (1975), "I-divergence geometry of probability distributions and minimization problems", Annals of Probability
 * 3(1).
 */
export function leastTilt(
  weights: Float64Array,
  wanted: readonly WantedMoments[],
): Float64Array | undefined {
  let theta = wanted.map(() => 0);
  let factors = factorsOf(weights.length, wanted, theta);
  let now = momentsOf(weights, factors, wanted);
  for (let step = 0; step < MOST_STEPS; step++) {
    if (now.mean.every((miss) => Math.abs(miss) <= MET)) return factors;
    const toward = solveLinear(now.covariance, now.mean, RIDGE);
    if (!toward) return undefined;
    let size = 1;
    for (;;) {
      const next = theta.map((value, index) => value - size * (toward[index] ?? 0));
      const nextFactors = factorsOf(weights.length, wanted, next);
      const moments = momentsOf(weights, nextFactors, wanted);
      if (moments.all < now.all || (size === 1 && isNearer(moments.mean, now.mean))) {
        theta = next;
        factors = nextFactors;
        now = moments;
        break;
      }
      size /= 2;
      if (size < SMALLEST_STEP) return undefined;
    }
  }
  return undefined;
}

const largest = (values: readonly number[]): number => Math.max(...values.map(Math.abs));

/** Near the very end the sum of weights no longer tells better from worse. */
const isNearer = (one: readonly number[], other: readonly number[]): boolean =>
  largest(other) < 1e-6 && largest(one) < largest(other);

function factorsOf(
  length: number,
  wanted: readonly WantedMoments[],
  theta: readonly number[],
): Float64Array {
  const factors = new Float64Array(length);
  for (let at = 0; at < length; at++) {
    let power = 0;
    for (let index = 0; index < wanted.length; index++) {
      power += (theta[index] ?? 0) * (wanted[index]?.values[at] ?? 0);
    }
    factors[at] = power > STEEPEST || power < -STEEPEST ? Number.NaN : exp(power);
  }
  return factors;
}

interface Moments {
  /** Sum of weights times factors; NaN if a factor that some weight needs is out of bounds. */
  readonly all: number;
  readonly mean: readonly number[];
  readonly covariance: readonly (readonly number[])[];
}

function momentsOf(
  weights: Float64Array,
  factors: Float64Array,
  wanted: readonly WantedMoments[],
): Moments {
  let all = 0;
  const sums = wanted.map(() => 0);
  const products = wanted.map(() => wanted.map(() => 0));
  for (let at = 0; at < weights.length; at++) {
    const base = weights[at] ?? 0;
    if (base === 0) continue;
    const weight = base * (factors[at] ?? 0);
    all += weight;
    for (let one = 0; one < wanted.length; one++) {
      const value = weight * (wanted[one]?.values[at] ?? 0);
      sums[one] = (sums[one] ?? 0) + value;
      const row = products[one];
      if (!row) continue;
      for (let other = 0; other <= one; other++) {
        row[other] = (row[other] ?? 0) + value * (wanted[other]?.values[at] ?? 0);
      }
    }
  }
  const mean = sums.map((sum) => sum / all);
  const covariance = products.map((row, one) =>
    row.map((_, other) => {
      const product = products[Math.max(one, other)]?.[Math.min(one, other)] ?? 0;
      return product / all - (mean[one] ?? 0) * (mean[other] ?? 0);
    }),
  );
  return { all, mean, covariance };
}
