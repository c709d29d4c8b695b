import { quantile } from '../game/scoreGrid.ts';
import { fixed, percent } from '../numbers/numbers.ts';
import { fairAmericanText } from '../prices/fairPrice.ts';
import type { StatCounts } from './line.ts';
import { chancesAt, figuresOf, histogramOfStat } from './lineFigures.ts';
import { meanText } from './statFigure.ts';
import { STAT_NAMES } from './statNames.ts';

/** Units are what a reader sees, parts what is counted: tenths of a fantasy point, seconds of ice time. */
const partsOf = (stat: string): number => STAT_NAMES[stat]?.parts ?? 1;

/** A share, 0 to 1, in whole percent; with a decimal where it is next to never or always. */
export const chanceText = (share: number): string =>
  percent(100 * share, share > 0 && share < 1 && Math.abs(share - 0.5) > 0.48 ? 1 : 0);

/** What a line comes to, in the games in which he plays. */
export interface LineAt {
  readonly over: string;
  /** Undefined where no game ends on the line. */
  readonly exactly: string | undefined;
  readonly under: string;
  /** Fair American prices, a game on the line left out: "−139". */
  readonly overPrice: string;
  readonly underPrice: string;
}

/** Chances and fair prices at a line, in units: 249.5 yards. */
export function lineAt(stat: string, counts: StatCounts, line: number): LineAt {
  const { above, at, below } = chancesAt(counts, line * partsOf(stat));
  return {
    over: chanceText(above),
    exactly: at > 0 ? chanceText(at) : undefined,
    under: chanceText(below),
    overPrice: fairAmericanText(above / (above + below)),
    underPrice: fairAmericanText(below / (above + below)),
  };
}

const half = (value: number, round: (value: number) => number): number => round(2 * value) / 2;

/** The lines a slider moves over, in units by halves: those that nearly every game is over, to those that nearly none is. */
export function lineBounds(stat: string, counts: StatCounts) {
  const parts = partsOf(stat);
  const histogram = histogramOfStat(counts);
  return {
    min: half(quantile(histogram, 0.002) / parts, Math.floor) + 0.5,
    max: half(quantile(histogram, 0.998) / parts, Math.ceil) + 0.5,
    step: 0.5,
  };
}

/** The line with a half, in units, that splits his games most evenly. */
export function evenLine(stat: string, counts: StatCounts): number {
  const parts = partsOf(stat);
  const middle = Math.round((figuresOf(counts)?.median ?? 0) / parts);
  const gap = (line: number): number => {
    const { above, below } = chancesAt(counts, line * parts);
    return Math.abs(above - below);
  };
  return gap(middle - 0.5) < gap(middle + 0.5) ? middle - 0.5 : middle + 0.5;
}

/** Mean, median, floor and ceiling as printed, in units; undefined of no counts. */
export function figureTexts(stat: string, counts: StatCounts) {
  const figures = figuresOf(counts);
  if (!figures) return undefined;
  const parts = partsOf(stat);
  const printed = (value: number): string => fixed(value / parts, parts === 1 ? 0 : 1);
  return {
    mean: meanText(stat, figures.mean / parts),
    median: printed(figures.median),
    floor: printed(figures.floor),
    ceiling: printed(figures.ceiling),
  };
}
