import { sum } from '../numbers/numbers.ts';
import { oncePer } from '../time/oncePer.ts';

/**
 * The joint distribution of simulated final scores, as counts.
 * One row per home score that came up: [home score, lowest away score, counts of away scores from there on].
 * Example: [24, 17, [3, 0, 5]] means 24–17 three times and 24–19 five times (home first).
 * Rows ascend by home score. Counts are whole and not negative; they sum to the number of runs.
 */
export type ScoreGrid = readonly ScoreRow[];
export type ScoreRow = readonly [home: number, awayFrom: number, counts: readonly number[]];

/** Calls `visit` for every score that came up. */
export function eachScore(
  grid: ScoreGrid,
  visit: (home: number, away: number, count: number) => void,
): void {
  for (const [home, awayFrom, counts] of grid) {
    counts.forEach((count, offset) => {
      if (count > 0) visit(home, awayFrom + offset, count);
    });
  }
}

/** Counts by a whole number, ascending: what a histogram draws. */
export type Histogram = readonly (readonly [value: number, count: number])[];

/** Histogram of any whole-number function of the score. */
export function histogramOf(
  grid: ScoreGrid,
  value: (home: number, away: number) => number,
): Histogram {
  const counts = new Map<number, number>();
  eachScore(grid, (home, away, count) => {
    const key = value(home, away);
    counts.set(key, (counts.get(key) ?? 0) + count);
  });
  return [...counts].sort(([a], [b]) => a - b);
}

/** Home score − away score. Cached with its grid, because every list that sorts the game needs it. */
export const marginHistogram = oncePer((grid: ScoreGrid) => histogramOf(grid, (h, a) => h - a));
/** Home score + away score, cached like the margins. */
export const totalHistogram = oncePer((grid: ScoreGrid) => histogramOf(grid, (h, a) => h + a));

export const runsIn = (histogram: Histogram): number => sum(histogram.map(([, count]) => count));

/** Share of runs (0–1) above, at and below a line. At a whole-number line "at" is the push. */
export function splitAt(
  histogram: Histogram,
  line: number,
): { above: number; at: number; below: number } {
  let above = 0;
  let at = 0;
  let below = 0;
  for (const [value, count] of histogram) {
    if (value > line) above += count;
    else if (value < line) below += count;
    else at += count;
  }
  const runs = above + at + below;
  return { above: above / runs, at: at / runs, below: below / runs };
}

/** Smallest value with at least the share `p` (0–1) of runs at or below it. */
export function quantile(histogram: Histogram, p: number): number {
  const runs = runsIn(histogram);
  let seen = 0;
  for (const [value, count] of histogram) {
    seen += count;
    if (seen >= p * runs) return value;
  }
  return histogram.at(-1)?.[0] ?? Number.NaN;
}

export function histogramMean(histogram: Histogram): number {
  const sum = histogram.reduce((total, [value, count]) => total + value * count, 0);
  return sum / runsIn(histogram);
}
