import { fnv1a } from '#engine/rng/hash.ts';
import type { WinsForecast } from './types.ts';

/** Smallest n with at least a share of the counts at or below it. */
function quantileOf(counts: readonly number[], share: number): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  let below = 0;
  for (const [n, count] of counts.entries()) {
    below += count;
    if (below >= share * all) return n;
  }
  return counts.length - 1;
}

/**
 * Counted wins beside what came. The share below a whole number is randomized over its own probability (Czado, Gneiting and Held,
 * 2009, "Predictive model assessment for count data"); the ranked probability score is Epstein's (1969), "A scoring system for
 * probability forecasts of ranked categories".
 * @param label draws the randomized share, the same each time
 */
export function winsForecast(counts: readonly number[], came: number, label: string): WinsForecast {
  const all = counts.reduce((sum, count) => sum + count, 0);
  let [sum, below, score] = [0, 0, 0];
  let upTo = 0;
  for (let n = 0; n < Math.max(counts.length, came + 1); n++) {
    const count = counts[n] ?? 0;
    sum += n * count;
    if (n < came) below += count;
    upTo += count;
    score += (upTo / all - (n >= came ? 1 : 0)) ** 2;
  }
  const u = (fnv1a(label) + 0.5) / 2 ** 32;
  return {
    mean: sum / all,
    low: quantileOf(counts, 0.1),
    high: quantileOf(counts, 0.9),
    pit: (below + u * (counts[came] ?? 0)) / all,
    score,
  };
}
