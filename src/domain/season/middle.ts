/** A range of whole numbers and its mean. */
export interface Middle {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** Smallest number that at least this share of the weight does not exceed. */
function quantile(counts: readonly number[], weight: number, share: number): number {
  let below = 0;
  for (const [number, count] of counts.entries()) {
    below += count;
    if (below >= share * weight) return number;
  }
  return Math.max(counts.length - 1, 0);
}

/**
 * Mean and middle 80 % of a count by number: from the 10th to the 90th hundredth.
 * @param counts seasons by number of wins or points, from 0
 */
export function middleOf(counts: readonly number[]): Middle {
  let weight = 0;
  let total = 0;
  for (const [number, count] of counts.entries()) {
    weight += count;
    total += number * count;
  }
  const mean = weight === 0 ? 0 : Math.round((100 * total) / weight) / 100;
  return { mean, low: quantile(counts, weight, 0.1), high: quantile(counts, weight, 0.9) };
}
