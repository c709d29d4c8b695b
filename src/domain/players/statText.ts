import { fixed } from '../numbers/numbers.ts';
import { STAT_NAMES } from './statNames.ts';

/** A stat's value in its unit: fantasy points are counted in tenths, ice time in seconds. */
export const inUnit = (stat: string, value: number): number =>
  value / (STAT_NAMES[stat]?.parts ?? 1);

/** How many of what is counted a unit has: 10 of fantasy points, 60 of ice time, else 1. */
export const statParts = (stat: string): number => STAT_NAMES[stat]?.parts ?? 1;

/** A mean as pages print it: "24.1" points, "1.32" touchdowns, "262" yards; "0.12" assists, for a tenth would say little under one. */
export function meanText(stat: string, mean: number): string {
  const value = inUnit(stat, mean);
  const digits = STAT_NAMES[stat]?.digits ?? 1;
  return fixed(value, digits === 1 && statParts(stat) === 1 && Math.abs(value) < 1 ? 2 : digits);
}

/** A floor, a median, a ceiling or what a player had: "18"; "31.5" fantasy points. */
export const valueText = (stat: string, value: number): string =>
  fixed(inUnit(stat, value), statParts(stat) === 1 ? 0 : 1);

/** "18–31", "−2 to 14": floor and ceiling; one number where they are the same. */
export function statRangeText(stat: string, floor: number, ceiling: number): string {
  const [low, high] = [valueText(stat, floor), valueText(stat, ceiling)];
  if (low === high) return low;
  return floor < 0 ? `${low} to ${high}` : `${low}–${high}`;
}

/** "Passing yards"; the name itself of a stat that we have no words for. */
export const statLabel = (stat: string): string => STAT_NAMES[stat]?.label ?? stat;

/** "pass yds" */
export const statShort = (stat: string): string => STAT_NAMES[stat]?.short ?? stat;

/** A line's stats that readers see, in reading order. */
export const shownStats = (stats: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.keys(STAT_NAMES).filter((name) => Object.hasOwn(stats, name));
