import type { Histogram } from '#domain/game/scoreGrid.ts';
import { clamp } from '#domain/numbers/numbers.ts';

/** The whole numbers an axis covers; a bar is drawn for each, ends included. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Two decimals: finer than a pixel on any screen, and short in the page. */
export const twoDecimals = (value: number): number => Math.round(100 * value) / 100;

/** Where a value sits along the axis, 0–100: the middle of its bar. Half points fall between bars. */
export const positionOn = (span: Span, value: number): number =>
  twoDecimals(((value - span.from + 0.5) / (span.to - span.from + 1)) * 100);

/** The value at a place along the axis, 0–100: what `positionOn` turns into it. */
export const valueAt = (span: Span, at: number): number =>
  (at / 100) * (span.to - span.from + 1) + span.from - 0.5;

/** The runs with everything beyond an end counted at that end, so that none is lost. */
export function gatheredAtEnds(histogram: Histogram, span: Span): Histogram {
  const counts = new Map<number, number>();
  for (const [value, count] of histogram) {
    const at = clamp(value, span.from, span.to);
    counts.set(at, (counts.get(at) ?? 0) + count);
  }
  return [...counts].sort(([a], [b]) => a - b);
}

/** Runs beyond either end. */
export const runsBeyond = (histogram: Histogram, span: Span): number =>
  histogram.reduce(
    (sum, [value, count]) => (value < span.from || value > span.to ? sum + count : sum),
    0,
  );
