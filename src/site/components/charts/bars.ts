import type { Histogram } from '#domain/game/scoreGrid.ts';
import { gatheredAtEnds, type Span, twoDecimals } from './span.ts';

/** Height of a full chart on a phone, pixels (chart.css). */
const TALL = 180;

/** Share of a bar's place that stays empty. */
const GAP = 0.16;

/** Highest count, with room for the top edge. */
export const histogramPeak = (histogram: Histogram): number =>
  Math.max(1, ...histogram.map(([, count]) => count)) * 1.02;

/**
 * Bars as one SVG path in a 0–100 box whose bottom is zero.
 * `peak` is the count that reaches the top; values outside the span are not drawn (see `gatheredAtEnds`).
 */
export function barsPath(histogram: Histogram, span: Span, peak: number): string {
  const place = 100 / (span.to - span.from + 1);
  const width = twoDecimals(place * (1 - GAP));
  let path = '';
  for (const [value, count] of histogram) {
    if (count === 0 || value < span.from || value > span.to) continue;
    const left = twoDecimals((value - span.from + GAP / 2) * place);
    const height = twoDecimals((count / peak) * 100);
    path += `M${left} 100v-${height}h${width}v${height}z`;
  }
  return path;
}

/** Distance between the hatch lines, and how far each rises across its bar, pixels. */
const HATCH = { every: 5, slant: 3 };

/**
 * Slanted lines over one value's bar, up to its height.
 * @param unit how many units of the box a pixel is high
 */
function hatched(value: number, height: number, span: Span, unit: number): string {
  const place = 100 / (span.to - span.from + 1);
  const width = twoDecimals(place * (1 - GAP));
  const left = twoDecimals((value - span.from + GAP / 2) * place);
  const [every, slant] = [HATCH.every * unit, HATCH.slant * unit];
  let path = '';
  for (let y = 100 - every / 2; y > 100 - height; y -= every) {
    path += `M${left} ${twoDecimals(y)}l${width} -${twoDecimals(Math.min(slant, y - 100 + height))}`;
  }
  return path;
}

/**
 * Hatch lines over the end bars, which also contain everything beyond the axis.
 * @param tall height of the drawn box, pixels: the lines lie equally close in every chart
 */
export function hatchPath(whole: Histogram, span: Span, peak: number, tall = TALL): string {
  const low = whole.some(([value, count]) => value < span.from && count > 0);
  const high = whole.some(([value, count]) => value > span.to && count > 0);
  const ends = [...(low ? [span.from] : []), ...(high ? [span.to] : [])];
  const counts = new Map(gatheredAtEnds(whole, span));
  return ends
    .map((value) => hatched(value, (100 * (counts.get(value) ?? 0)) / peak, span, 100 / tall))
    .join('');
}
