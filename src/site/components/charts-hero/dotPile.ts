import { type Histogram, runsIn } from '#domain/game/scoreGrid.ts';
import { type MarginRegion, marginRegion } from '../charts/marginPicture.ts';
import { gatheredAtEnds, type Span, twoDecimals } from '../charts/span.ts';
import { dotCounts } from './dotCounts.ts';

/** Dots for 10,000 simulated runs. */
const DOTS = 1000;
/** Row height over column width. */
const PITCH = 1.12;
/** Preferred height over width of the pile. */
const SHAPE = 0.36;
const MOST_COLUMNS = 180;

export interface DotPile {
  /** Size of the viewBox; its origin is the bottom left corner. */
  readonly columns: number;
  readonly height: number;
  /** Zero-length strokes, one per dot, in reading order of the regions. */
  readonly paths: readonly { readonly region: MarginRegion; readonly path: string }[];
  /** Simulated games a dot stands for. */
  readonly perDot: number;
  readonly dots: number;
  /** Height of the pile (0–1 of the whole) over the given part (0–1) of the axis from the left. */
  readonly heightUpTo: (part: number) => number;
}

/** Share of the runs inside the axis; the few beyond pile at its ends. */
const INSIDE = 0.995;

/** ± of the axis: whole points, at least 4. */
export function heroLimit(margins: Histogram): number {
  const runs = runsIn(margins);
  let limit = 4;
  const inside = () => runsIn(margins.filter(([margin]) => Math.abs(margin) <= limit));
  while (inside() < INSIDE * runs) limit += 1;
  return limit;
}

/** Columns per value: the number that brings the pile closest to its preferred shape. */
function lanesFor(values: number, tallest: number): number {
  let best = 1;
  let miss = Number.POSITIVE_INFINITY;
  for (let lanes = 1; lanes * values <= Math.max(values, MOST_COLUMNS); lanes += 1) {
    const shape = (Math.ceil(tallest / lanes) * PITCH) / (lanes * values);
    if (Math.abs(shape - SHAPE) < miss) {
      miss = Math.abs(shape - SHAPE);
      best = lanes;
    }
  }
  return best;
}

/**
 * Simulated margins as dots piled at their final margin, on an axis of −limit … +limit. Margins beyond the ends pile at the ends.
 * `line` is the market's margin for the home side.
 */
export function dotPile(margins: Histogram, limit: number, line: number | undefined): DotPile {
  const span: Span = { from: -limit, to: limit };
  const perDot = Math.max(1, Math.round(runsIn(margins) / DOTS));
  const counts = dotCounts(gatheredAtEnds(margins, span), perDot);
  const values = 2 * limit + 1;
  const lanes = lanesFor(values, Math.max(...counts.map(([, dots]) => dots)));
  const rowsOf = (dots: number) => Math.ceil(dots / lanes);
  const height = Math.max(...counts.map(([, dots]) => rowsOf(dots))) * PITCH;

  const paths = new Map<MarginRegion, string>();
  for (const [value, dots] of counts) {
    const region = marginRegion(value, line);
    let path = paths.get(region) ?? '';
    for (let dot = 0; dot < dots; dot += 1) {
      const x = (value - span.from) * lanes + 0.5 + (dot % lanes);
      const y = -(Math.floor(dot / lanes) + 0.5) * PITCH;
      path += `M${twoDecimals(x)} ${twoDecimals(y)}h0`;
    }
    paths.set(region, path);
  }

  return {
    columns: lanes * values,
    height: twoDecimals(height),
    paths: [...paths].map(([region, path]) => ({ region, path })),
    perDot,
    dots: runsIn(counts),
    heightUpTo: (part) => {
      const under = counts.filter(([value]) => value - span.from < part * values);
      return (Math.max(0, ...under.map(([, dots]) => rowsOf(dots))) * PITCH) / height;
    },
  };
}
