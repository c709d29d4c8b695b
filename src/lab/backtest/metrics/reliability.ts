/** One bin of a reliability table. */
export interface Bin {
  /** Mean forecast of the bin's answers, 0–1. */
  readonly forecast: number;
  /** Share of the bin's answers that happened, 0–1. */
  readonly share: number;
  readonly count: number;
}

/** One outcome's forecast, and its weight in what happened (1 or 0; ½ for a tie). */
export interface Point {
  readonly p: number;
  readonly y: number;
}

const BINS = 10;

/**
 * Reliability table of ten bins with equally many answers; equal forecasts share a bin, so a constant forecast has only
 * one. Source: Murphy and Winkler (1977), "Reliability of subjective probability forecasts".
 */
export function reliability(points: readonly Point[], bins = BINS): Bin[] {
  const sorted = Float64Array.from(points, ({ p }) => p).sort();
  const edges = Array.from({ length: bins }, (_, index) => quantileOf(sorted, index / bins));
  const sums = edges.map(() => ({ p: 0, y: 0, count: 0 }));
  for (const { p, y } of points) {
    let bin = bins - 1;
    while (bin > 0 && p < (edges[bin] ?? 0)) bin -= 1;
    const sum = sums[bin];
    if (!sum) continue;
    sum.p += p;
    sum.y += y;
    sum.count += 1;
  }
  return sums
    .filter(({ count }) => count > 0)
    .map(({ p, y, count }) => ({ forecast: p / count, share: y / count, count }));
}

/**
 * Expected calibration error: mean distance between forecast and share over the bins, weighted by their counts.
 * Source: Naeini, Cooper and Hauskrecht (2015), "Obtaining well calibrated probabilities using Bayesian binning".
 */
export function calibrationError(bins: readonly Bin[]): number {
  const answers = bins.reduce((sum, { count }) => sum + count, 0);
  const gaps = bins.reduce((sum, bin) => sum + bin.count * Math.abs(bin.forecast - bin.share), 0);
  return gaps / answers;
}

/** Quantile of sorted values with linear interpolation. */
export function quantileOf(sorted: ArrayLike<number>, share: number): number {
  const at = share * (sorted.length - 1);
  const low = Math.floor(at);
  const below = sorted[low] ?? Number.NaN;
  const above = sorted[Math.min(low + 1, sorted.length - 1)] ?? Number.NaN;
  return below + (at - low) * (above - below);
}
