import type { Histogram } from '../scoreGrid.ts';

/** A histogram as short as it gets in a page: the lowest value and one count for each from there on. */
export interface RunCounts {
  readonly from: number;
  readonly counts: readonly number[];
}

/** @param histogram ascending, as every histogram is */
export function packRuns(histogram: Histogram): RunCounts {
  const from = histogram[0]?.[0] ?? 0;
  const counts: number[] = [];
  for (const [value, count] of histogram) {
    while (counts.length < value - from) counts.push(0);
    counts.push(count);
  }
  return { from, counts };
}

export const unpackRuns = ({ from, counts }: RunCounts): Histogram =>
  counts.flatMap((count, index) => (count > 0 ? [[from + index, count] as const] : []));
