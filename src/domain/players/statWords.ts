import type { StatCounts } from './line.ts';
import { statFigures } from './lineFigures.ts';
import { mainStats } from './mainStats.ts';
import { STAT_NAMES } from './statNames.ts';
import { inUnit, meanText, statRangeText, statShort, valueText } from './statText.ts';

/** A stat's figures as readers see them, in the stat's units, and in words. */
export interface SaidStat {
  /** Name in `STAT_NAMES`. */
  readonly stat: string;
  readonly mean: number;
  readonly floor: number;
  readonly ceiling: number;
  /** "28.4 pts (22–35)": the mean, floor and ceiling. */
  readonly says: string;
}

/** A count as it is said with its unit: "31 pts". Of a name that is none of ours undefined. */
export const statCountText = (stat: string, value: number): string | undefined =>
  Object.hasOwn(STAT_NAMES, stat) ? `${valueText(stat, value)} ${statShort(stat)}` : undefined;

/** A player's main counts as his line has them, at most three, in reading order; empty without any. */
export const saidStatWords = (
  position: string,
  stats: Readonly<Record<string, StatCounts>>,
): readonly SaidStat[] =>
  mainStats(position, stats).flatMap((stat) => {
    const counts = stats[stat];
    const figures = counts && statFigures(counts);
    if (!figures) return [];
    const { mean, floor, ceiling } = figures;
    return {
      stat,
      mean: inUnit(stat, mean),
      floor: inUnit(stat, floor),
      ceiling: inUnit(stat, ceiling),
      says: `${meanText(stat, mean)} ${statShort(stat)} (${statRangeText(stat, floor, ceiling)})`,
    };
  });
