import { type Histogram, quantile } from '#domain/game/scoreGrid.ts';
import type { StatCounts } from '#domain/players/line.ts';
import { histogramOfStat, statFigures } from '#domain/players/lineFigures.ts';
import { statParts, valueText } from '#domain/players/statText.ts';
import { barsPath, histogramPeak } from '../charts/bars.ts';
import { gatheredAtEnds, positionOn, type Span } from '../charts/span.ts';

/** More bars would be thinner than a phone shows. */
const MOST_BARS = 36;
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100];
/** Beyond these shares of the games everything is counted in the end bars. */
const ENDS = [0.005, 0.995] as const;

/** A stat's pile: bars under the floor, from floor to ceiling, above the ceiling. */
interface StatPicture {
  readonly under: string;
  readonly within: string;
  readonly over: string;
  readonly ticks: readonly { readonly at: number; readonly text: string }[];
  /** Where a value is along the axis, 0–100. */
  readonly at: (value: number) => number;
}

/** Width of a bar in what the stat counts: whole units, in steps that read well. */
function widthOf(stat: string, from: number, to: number): number {
  const parts = statParts(stat);
  const units = (to - from + 1) / parts;
  const step = STEPS.find((one) => units / one <= MOST_BARS) ?? 200;
  // A few values of a counted stat: a bar each; what is in parts goes by units.
  return step * parts;
}

/** Geometry of a stat's pile; undefined of no counts. */
export function statPicture(stat: string, counts: StatCounts): StatPicture | undefined {
  const figures = statFigures(counts);
  if (!figures) return undefined;
  const whole = histogramOfStat(counts);
  const [low, high] = ENDS.map((share) => quantile(whole, share));
  const width = widthOf(stat, low ?? 0, high ?? 0);
  const barOf = (value: number): number => Math.floor(value / width);
  const span: Span = { from: barOf(low ?? 0), to: barOf(high ?? 0) };
  const bars = gatheredAtEnds(
    whole.map(([value, count]) => [barOf(value), count] as const),
    span,
  );
  const peak = histogramPeak(bars);
  const [first, last] = [barOf(figures.floor), barOf(figures.ceiling)];
  const part = (is: (bar: number) => boolean): string => {
    const own: Histogram = bars.filter(([bar]) => is(bar));
    return barsPath(own, span, peak);
  };
  const at = (value: number): number =>
    width === 1
      ? positionOn(span, value)
      : Math.min(100, Math.max(0, positionOn(span, value / width - 0.5)));
  return {
    under: part((bar) => bar < first),
    within: part((bar) => bar >= first && bar <= last),
    over: part((bar) => bar > last),
    ticks: apart(
      [figures.floor, figures.median, figures.ceiling].map((value) => ({
        at: at(value),
        text: valueText(stat, value),
      })),
    ),
    at,
  };
}

/** Ticks that would touch an earlier one are left out. */
const apart = (ticks: StatPicture['ticks']): StatPicture['ticks'] =>
  ticks.filter(({ at }, index) => ticks.slice(0, index).every((one) => Math.abs(one.at - at) > 9));
