import type { StatCounts } from './line.ts';
import { figuresOf } from './lineFigures.ts';
import { mainStats } from './mainStats.ts';
import { STAT_NAMES } from './statNames.ts';

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

/** A value in a stat's units: "22", of fantasy points and ice time "22.4". */
const valueText = (value: number, parts: number): string =>
  parts === 1 ? String(value) : (value / parts).toFixed(1);

/** A count as it is said with its unit: "31 pts". Of a name that is none of ours undefined. */
export function countText(stat: string, value: number): string | undefined {
  const name = STAT_NAMES[stat];
  return name && `${valueText(value, name.parts ?? 1)} ${name.short}`;
}

/** Mean, floor and ceiling in a stat's own parts, in words: "28.4 (22–35)"; undefined of a name that is none of ours. */
export function rangeText(
  stat: string,
  { mean, floor, ceiling }: Pick<SaidStat, 'mean' | 'floor' | 'ceiling'>,
): { readonly mean: string; readonly range: string } | undefined {
  const name = STAT_NAMES[stat];
  if (!name) return undefined;
  const { digits, parts = 1 } = name;
  return {
    mean: (mean / parts).toFixed(digits),
    range: `${valueText(floor, parts)}–${valueText(ceiling, parts)}`,
  };
}

/** A player's main counts as his line has them, at most three, in reading order; empty without any. */
export const saidStats = (
  position: string,
  stats: Readonly<Record<string, StatCounts>>,
): readonly SaidStat[] =>
  mainStats(position, stats).flatMap((stat) => {
    const counts = stats[stat];
    const figures = counts && figuresOf(counts);
    const words = figures && rangeText(stat, figures);
    const name = STAT_NAMES[stat];
    if (!words || !name) return [];
    const { mean, floor, ceiling } = figures;
    const parts = name.parts ?? 1;
    return {
      stat,
      mean: mean / parts,
      floor: floor / parts,
      ceiling: ceiling / parts,
      says: `${words.mean} ${name.short} (${words.range})`,
    };
  });
