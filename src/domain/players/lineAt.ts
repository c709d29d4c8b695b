import { quantile } from '../game/scoreGrid.ts';
import { percent } from '../numbers/numbers.ts';
import { fairAmericanText, NO_FAIR_PRICE } from '../prices/fairPrice.ts';
import type { StatCounts } from './line.ts';
import { countedLine } from './lineAsked.ts';
import { chancesAt, histogramOfStat, statFigures } from './lineFigures.ts';
import { inUnit, meanText, valueText } from './statText.ts';

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

const shareText = (share: number): string => percent(100 * share, 1);

/** Chances and fair prices at a line, in units: 249.5 yards. */
export function lineAt(stat: string, counts: StatCounts, line: number): LineAt {
  const { above, at, below } = chancesAt(counts, countedLine(stat, line));
  const decided = above + below;
  const price = (share: number): string =>
    decided > 0 ? fairAmericanText(share / decided) : NO_FAIR_PRICE;
  return {
    over: shareText(above),
    exactly: at > 0 ? shareText(at) : undefined,
    under: shareText(below),
    overPrice: price(above),
    underPrice: price(below),
  };
}

/** The lines a slider moves over, in units by halves: those that nearly every game is over, to those that nearly none is. */
export function lineBounds(stat: string, counts: StatCounts) {
  const histogram = histogramOfStat(counts);
  const end = (share: number): number => Math.floor(inUnit(stat, quantile(histogram, share))) + 0.5;
  return { min: end(0.002), max: end(0.998), step: 0.5 };
}

/** Mean, median, floor and ceiling as printed, in units; undefined of no counts. */
export function figureTexts(stat: string, counts: StatCounts) {
  const figures = statFigures(counts);
  return (
    figures && {
      mean: meanText(stat, figures.mean),
      median: valueText(stat, figures.median),
      floor: valueText(stat, figures.floor),
      ceiling: valueText(stat, figures.ceiling),
    }
  );
}
