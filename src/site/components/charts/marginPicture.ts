import { type Histogram, runsIn } from '#domain/game/scoreGrid.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import { barsPath, hatchPath, histogramPeak } from './bars.ts';
import { gatheredAtEnds, positionOn, runsBeyond, type Span } from './span.ts';

/** Meaning of a final margin for a bet. The tints are the favorite's wins that do not cover. */
export type MarginRegion = 'away' | 'away2' | 'draw' | 'home2' | 'home';

/**
 * Region of one margin (home − away). `line` is the market's margin for the home side, positive if it is favored. A push (margin
 * equal to the line) is a win that does not cover.
 */
export function marginRegion(margin: number, line: number | undefined): MarginRegion {
  if (margin === 0) return 'draw';
  if (margin < 0) return line !== undefined && margin >= line ? 'away2' : 'away';
  return line !== undefined && margin <= line ? 'home2' : 'home';
}

export interface MarginPicture {
  readonly span: Span;
  readonly bars: readonly { readonly region: MarginRegion; readonly path: string }[];
  /** Runs of each region; they add up to all runs. */
  readonly runs: Readonly<Record<MarginRegion, number>>;
  /** 0–100 along the axis. */
  readonly zeroAt: number;
  /** Absent without a line. A line beyond the axis sits at its end. */
  readonly lineAt?: number | undefined;
  /** Hatch lines over end bars with runs beyond the axis; empty if there are none. */
  readonly hatch: string;
  /** Runs beyond the ends, counted in the end bars. */
  readonly beyond: number;
  readonly peaks: readonly { readonly at: number; readonly top: number; readonly share: number }[];
}

const REGIONS: readonly MarginRegion[] = ['away', 'away2', 'draw', 'home2', 'home'];

/** Bars worth a number: at least 3 % of the runs and 1.4 times the mean of their neighbors; at most four. */
function peaksOf(histogram: Histogram, span: Span, peak: number, runs: number) {
  const count = new Map(histogram);
  return histogram
    .filter(([value]) => value > span.from && value < span.to)
    .filter(([value, own]) => {
      const around = ((count.get(value - 1) ?? 0) + (count.get(value + 1) ?? 0)) / 2;
      return own >= 1.4 * around && own / runs >= 0.03;
    })
    .sort(([, a], [, b]) => b - a)
    .slice(0, 4)
    .map(([value, own]) => ({
      at: positionOn(span, value),
      top: Math.round(100 - (own / peak) * 100),
      share: own / runs,
    }));
}

/** Geometry of the margin chart on an axis of −limit … +limit points; `whole` are the simulated home margins, `tall` its pixels. */
export function marginPicture(
  whole: Histogram,
  limit: number,
  line: number | undefined,
  tall?: number,
): MarginPicture {
  const span: Span = { from: -limit, to: limit };
  const drawn = gatheredAtEnds(whole, span);
  const peak = histogramPeak(drawn);
  const regionOf = (margin: number) => marginRegion(margin, line);
  const inRegion = (histogram: Histogram, region: MarginRegion) =>
    histogram.filter(([margin]) => regionOf(margin) === region);
  const runs = (region: MarginRegion) => runsIn(inRegion(whole, region));
  const lineAt =
    line === undefined
      ? undefined
      : Math.min(100, Math.max(0, positionOn(span, clamp(line, -limit - 0.5, limit + 0.5))));
  return {
    span,
    bars: REGIONS.map((region) => ({
      region,
      path: barsPath(inRegion(drawn, region), span, peak),
    })).filter(({ path }) => path !== ''),
    runs: {
      away: runs('away'),
      away2: runs('away2'),
      draw: runs('draw'),
      home2: runs('home2'),
      home: runs('home'),
    },
    zeroAt: positionOn(span, 0),
    lineAt,
    hatch: hatchPath(whole, span, peak, tall),
    beyond: runsBeyond(whole, span),
    peaks: peaksOf(drawn, span, peak, runsIn(whole)),
  };
}
