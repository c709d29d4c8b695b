import type { MethodFeatures } from '#engine/fights/methodFeatures.ts';
import type { MethodWeights } from '#engine/fights/ratingTypes.ts';
import { newton } from './newton.ts';

/** One decisive fight: the winner's features and his method (0 knock-out, 1 submission, 2 decision). */
export interface MethodRow {
  readonly features: MethodFeatures;
  readonly method: 0 | 1 | 2;
}

interface MethodFit {
  readonly weights: MethodWeights;
  /** Mean logarithmic loss at the weights. */
  readonly loss: number;
}

/** Ridge of the weights: about one fight's worth. */
const RIDGE = 1;

const dot = (x: readonly number[], weights: Float64Array, from: number): number => {
  let sum = 0;
  for (let i = 0; i < x.length; i++) sum += (x[i] ?? 0) * (weights[from + i] ?? 0);
  return sum;
};

/** Multinomial logit of knock-out and submission against a decision, each with its own features. */
export function fitMethods(rows: readonly MethodRow[]): MethodFit {
  const first = rows[0];
  if (!first) return { weights: { knockout: [], submission: [] }, loss: Number.POSITIVE_INFINITY };
  const half = first.features.knockout.length;
  const size = half + first.features.submission.length;
  const chances = (weights: Float64Array, { features }: MethodRow): readonly [number, number] => {
    const ko = Math.exp(features.base[0] + dot(features.knockout, weights, 0));
    const sub = Math.exp(features.base[1] + dot(features.submission, weights, half));
    return [ko / (1 + ko + sub), sub / (1 + ko + sub)];
  };
  const weights = newton(size, RIDGE, (at, { ascent, hessian }) => {
    for (const row of rows) {
      const [ko, sub] = chances(at, row);
      const x = [...row.features.knockout, ...row.features.submission];
      const misses = [(row.method === 0 ? 1 : 0) - ko, (row.method === 1 ? 1 : 0) - sub];
      const curves = [ko * (1 - ko), -ko * sub, sub * (1 - sub)];
      for (let i = 0; i < size; i++) {
        const xi = x[i] ?? 0;
        ascent[i] = (ascent[i] ?? 0) + (misses[i < half ? 0 : 1] ?? 0) * xi;
        for (let j = 0; j < size; j++) {
          const block = (i < half ? 0 : 1) + (j < half ? 0 : 1);
          const cell = i * size + j;
          hessian[cell] = (hessian[cell] ?? 0) + (curves[block] ?? 0) * xi * (x[j] ?? 0);
        }
      }
    }
  });
  let loss = 0;
  for (const row of rows) {
    const [ko, sub] = chances(weights, row);
    loss -= Math.log([ko, sub, 1 - ko - sub][row.method] ?? 0);
  }
  const list = Array.from(weights);
  return {
    weights: { knockout: list.slice(0, half), submission: list.slice(half) },
    loss: loss / rows.length,
  };
}
