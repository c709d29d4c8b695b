import { fixed } from '../numbers/numbers.ts';
import { STAT_NAMES } from './statNames.ts';

/** A mean as pages print it, by the stat's decimals: "268", "24.1", "0.31". In units, not in parts. */
export const meanText = (stat: string, mean: number): string =>
  fixed(mean, STAT_NAMES[stat]?.digits ?? 1);

const end = (value: number): string => fixed(value, Number.isInteger(value) ? 0 : 1);

/** Floor and ceiling: "213–322", "−2 to 14", or "0" where both are the same. In units, not in parts. */
export function rangeText([floor, ceiling]: readonly [floor: number, ceiling: number]): string {
  if (floor === ceiling) return end(floor);
  return floor < 0 ? `${end(floor)} to ${end(ceiling)}` : `${end(floor)}–${end(ceiling)}`;
}
