import { type Histogram, histogramMean, quantile, splitAt } from '../game/scoreGrid.ts';
import type { StatCounts } from './line.ts';

/** Shares of a player's games that end at or below his floor and his ceiling. */
const FLOOR = 0.2;
const CEILING = 0.8;

/** A stat's counts as a histogram. */
export const histogramOfStat = ({ from, step = 1, counts }: StatCounts): Histogram =>
  counts.flatMap((count, at) => (count > 0 ? [[from + at * step, count] as const] : []));

/** The figures of a stat that readers see, from its counts; undefined of no counts. */
export function statFigures(stat: StatCounts) {
  const histogram = histogramOfStat(stat);
  if (histogram.length === 0) return undefined;
  return {
    mean: histogramMean(histogram),
    median: quantile(histogram, 0.5),
    floor: quantile(histogram, FLOOR),
    ceiling: quantile(histogram, CEILING),
  };
}

/** Shares above, at and below a line, 0 to 1. */
export const chancesAt = (stat: StatCounts, line: number) => splitAt(histogramOfStat(stat), line);
