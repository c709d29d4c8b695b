import type { Histogram } from '#domain/game/scoreGrid.ts';

/** Whole dots per value; rounding is carried to the next value, so that all dots together represent all runs. */
export function dotCounts(histogram: Histogram, perDot: number): Histogram {
  let carry = 0;
  return histogram.map(([value, count]) => {
    const dots = Math.round((count + carry) / perDot);
    carry += count - dots * perDot;
    return [value, dots] as const;
  });
}
