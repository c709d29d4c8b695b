import type { Histogram } from '#domain/scoreGrid.ts';
import { type Span, short } from './span.ts';

/** Share of a bar's place that stays empty. */
const GAP = 0.16;

/** Highest count, with room for the top edge. */
export const peakOf = (histogram: Histogram): number =>
  Math.max(1, ...histogram.map(([, count]) => count)) * 1.02;

/**
 * Bars as one SVG path in a 0–100 box whose bottom is zero.
 * `peak` is the count that reaches the top; values outside the span are not drawn (see `gather`).
 */
export function barsPath(histogram: Histogram, span: Span, peak: number): string {
  const place = 100 / (span.to - span.from + 1);
  const width = short(place * (1 - GAP));
  let path = '';
  for (const [value, count] of histogram) {
    if (count === 0 || value < span.from || value > span.to) continue;
    const left = short((value - span.from + GAP / 2) * place);
    const height = short((count / peak) * 100);
    path += `M${left} 100v-${height}h${width}v${height}z`;
  }
  return path;
}
