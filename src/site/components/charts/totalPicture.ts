import { type Histogram, quantile, runsIn } from '#domain/game/scoreGrid.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import { barsPath, hatchPath, histogramPeak } from './bars.ts';
import { gatheredAtEnds, positionOn, runsBeyond, type Span } from './span.ts';

export interface TotalPicture {
  readonly span: Span;
  /** Bars at or below the line, and above it. Without a line all are `under`. */
  readonly under: string;
  readonly over: string;
  readonly runsUnder: number;
  readonly runsOver: number;
  /** 0–100 along the axis; absent without a line. */
  readonly lineAt?: number | undefined;
  readonly ticks: readonly { readonly at: number; readonly value: number }[];
  /** Hatch lines over end bars with runs beyond the axis; empty if there are none. */
  readonly hatch: string;
  readonly beyond: number;
}

/** Steps an axis may count in, with the widest span (in points) each is used for. */
const STEPS = [
  [14, 1],
  [26, 2],
  [60, 5],
  [110, 10],
] as const;
const stepFor = (width: number): number => STEPS.find(([upTo]) => width <= upTo)?.[1] ?? 20;

/** The axis covers the middle 99.2 % of totals, and always reaches the line. */
export function totalSpan(histogram: Histogram, line: number | undefined): Span {
  const from = quantile(histogram, 0.004);
  const to = quantile(histogram, 0.996);
  if (line === undefined) return { from, to };
  return { from: Math.min(from, Math.floor(line)), to: Math.max(to, Math.ceil(line)) };
}

/** Geometry of the total's distribution, cut at a line. On a given span, a line beyond it is drawn at its end. */
export function totalPicture(
  whole: Histogram,
  line: number | undefined,
  span: Span = totalSpan(whole, line),
  tall?: number,
): TotalPicture {
  const drawn = gatheredAtEnds(whole, span);
  const peak = histogramPeak(drawn);
  const isOver = (total: number) => line !== undefined && total > line;
  const step = stepFor(span.to - span.from);
  const ticks = [];
  for (let value = Math.ceil(span.from / step) * step; value <= span.to; value += step) {
    ticks.push({ at: positionOn(span, value), value });
  }
  return {
    span,
    under: barsPath(
      drawn.filter(([total]) => !isOver(total)),
      span,
      peak,
    ),
    over: barsPath(
      drawn.filter(([total]) => isOver(total)),
      span,
      peak,
    ),
    runsUnder: runsIn(whole.filter(([total]) => !isOver(total))),
    runsOver: runsIn(whole.filter(([total]) => isOver(total))),
    lineAt: line === undefined ? undefined : clamp(positionOn(span, line), 0, 100),
    ticks,
    hatch: hatchPath(whole, span, peak, tall),
    beyond: runsBeyond(whole, span),
  };
}
