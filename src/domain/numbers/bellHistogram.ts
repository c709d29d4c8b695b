import { normalShare } from '../analyzer/bellShare.ts';
import type { Histogram } from '../game/scoreGrid.ts';

/**
 * The average look of `runs` whole numbers drawn from a bell curve, as counts rounded to whole ones; counts below half a run are
 * left out.
 * @param deviation above 0
 */
export function bellHistogram(mean: number, deviation: number, runs: number): Histogram {
  const share = (value: number) =>
    normalShare((value + 0.5 - mean) / deviation) - normalShare((value - 0.5 - mean) / deviation);
  const from = Math.floor(mean - 5 * deviation);
  const to = Math.ceil(mean + 5 * deviation);
  return Array.from({ length: to - from + 1 }, (_, step) => from + step)
    .map((value) => [value, Math.round(runs * share(value))] as const)
    .filter(([, count]) => count > 0);
}
