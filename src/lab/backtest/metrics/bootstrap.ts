import { mean } from '#domain/numbers/numbers.ts';
import { sfc32, uniform } from '#engine/rng/generator.ts';
import { fnv1a } from '#engine/rng/hash.ts';
import { quantileOf } from './reliability.ts';

/** One paired difference of two models' losses on the same answer, and its cluster. */
interface Difference {
  readonly cluster: string;
  readonly value: number;
}

/** A mean difference with its 95 % interval. */
export interface BootstrapInterval {
  readonly answers: number;
  readonly clusters: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

const DRAWS = 2000;

/**
 * Mean paired difference and its 95 % percentile interval by the cluster bootstrap: clusters (days, tournaments)
 * are drawn whole with replacement, since their answers are not independent. The same label and differences give
 * the same digits. Source: Efron and Tibshirani (1993), "An introduction to the bootstrap", chapters 8 and 13;
 * Field and Welsh (2007), "Bootstrapping clustered data".
 * @param label seeds the draws; each comparison has its own
 * Throws a RangeError if there are no differences.
 */
export function pairedInterval(
  differences: readonly Difference[],
  label: string,
): BootstrapInterval {
  if (differences.length === 0) throw new RangeError(`${label}: nothing to compare`);
  const { sums, counts } = clusters(differences);
  const generator = sfc32(fnv1a(label));
  const means = new Float64Array(DRAWS);
  for (let draw = 0; draw < DRAWS; draw++) {
    let sum = 0;
    let count = 0;
    for (let index = 0; index < sums.length; index++) {
      const drawn = Math.floor(uniform(generator) * sums.length);
      sum += sums[drawn] ?? 0;
      count += counts[drawn] ?? 0;
    }
    means[draw] = sum / count;
  }
  means.sort();
  return {
    answers: differences.length,
    clusters: sums.length,
    mean: mean(differences.map(({ value }) => value)),
    low: quantileOf(means, 0.025),
    high: quantileOf(means, 0.975),
  };
}

function clusters(differences: readonly Difference[]) {
  const byName = new Map<string, { sum: number; count: number }>();
  for (const { cluster, value } of differences) {
    const known = byName.get(cluster) ?? { sum: 0, count: 0 };
    known.sum += value;
    known.count += 1;
    byName.set(cluster, known);
  }
  const all = [...byName.values()];
  return {
    sums: Float64Array.from(all, ({ sum }) => sum),
    counts: Float64Array.from(all, ({ count }) => count),
  };
}
