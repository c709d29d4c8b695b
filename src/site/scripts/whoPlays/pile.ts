import { quantile, runsIn } from '#domain/game/scoreGrid.ts';
import type { StatCounts } from '#domain/players/line.ts';
import { histogramOfStat } from '#domain/players/lineFigures.ts';

/** One bar: what lies between two values, half parts at both ends, as a share of the games. */
interface Bar {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** A stat's bars and the axis they stand on, in parts. */
interface Pile {
  readonly bars: readonly Bar[];
  readonly from: number;
  readonly to: number;
}

/** Most bars of a pile: more than that blur on a phone. */
const MOST = 48;
/** Widths of bars, in units. */
const WIDTHS = [1, 2, 5, 10, 20, 50, 100];

const width = (values: number, unit: number): number =>
  unit * (WIDTHS.find((each) => values / (each * unit) <= MOST) ?? 200);

/** Bars of equal width over all but the rarest games; those beyond an end stand in its last bar. */
export function pileOf(counts: StatCounts, parts: number): Pile {
  const histogram = histogramOfStat(counts);
  const [low, high] = [quantile(histogram, 0.002), quantile(histogram, 0.998)];
  const step = width(high - low + 1, parts);
  const [first, last] = [Math.floor(low / step), Math.floor(high / step)];
  const runs = runsIn(histogram);
  const shares = Array.from({ length: last - first + 1 }, () => 0);
  for (const [value, count] of histogram) {
    const at = Math.min(Math.max(Math.floor(value / step), first), last) - first;
    shares[at] = (shares[at] ?? 0) + count / runs;
  }
  const edge = (at: number): number => (first + at) * step - 0.5;
  return {
    bars: shares.map((share, at) => ({ from: edge(at), to: edge(at + 1), share })),
    from: edge(0),
    to: edge(shares.length),
  };
}

export const pilesPeak = (...piles: readonly Pile[]): number =>
  Math.max(...piles.flatMap(({ bars }) => bars.map(({ share }) => share)));

type Axis = Pick<Pile, 'from' | 'to'>;

/** An axis on which all the piles stand. */
export const pilesAxis = (...piles: readonly Pile[]): Axis => ({
  from: Math.min(...piles.map(({ from }) => from)),
  to: Math.max(...piles.map(({ to }) => to)),
});

/** Where a value stands along an axis, 0–100, its ends for what lies beyond. */
export const placeOnAxis = ({ from, to }: Axis, value: number): number =>
  Math.round(Math.min(Math.max(0, (10_000 * (value - from)) / (to - from)), 10_000)) / 100;

/** The bars between two values as one path in a box of 100 by 100: a bar on an end is cut there. */
export function barsBetween(
  pile: Pile,
  axis: Axis,
  peak: number,
  low: number,
  high: number,
): string {
  const gap = (0.12 * 100) / pile.bars.length;
  return pile.bars
    .map(({ from, to, share }) => {
      const left = placeOnAxis(axis, Math.max(from, low)) + (from >= low ? gap / 2 : 0);
      const right = placeOnAxis(axis, Math.min(to, high)) - (to <= high ? gap / 2 : 0);
      const top = (100 * (1 - share / peak)).toFixed(2);
      return share === 0 || right <= left
        ? ''
        : `M${left.toFixed(2)} 100V${top}H${right.toFixed(2)}V100z`;
    })
    .join('');
}

/** The outline of a pile, to lie over another. */
export function outline(pile: Pile, axis: Axis, peak: number): string {
  const steps = pile.bars.map(
    ({ to, share }) => `V${(100 * (1 - share / peak)).toFixed(2)}H${placeOnAxis(axis, to)}`,
  );
  return `M${placeOnAxis(axis, pile.from)} 100${steps.join('')}V100`;
}

/** Steps of an axis, in units. */
const TICK_STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200];
const MOST_TICKS = 7;

/** Round values along an axis, in units, with their places. */
export function ticksOf(axis: Axis, parts: number) {
  const [from, to] = [axis.from / parts, axis.to / parts];
  const step = TICK_STEPS.find((each) => (to - from) / each <= MOST_TICKS) ?? 500;
  const ticks = [];
  for (let value = Math.ceil(from / step) * step; value <= to; value += step) {
    ticks.push({ at: placeOnAxis(axis, value * parts), value: value + 0 });
  }
  return ticks;
}
