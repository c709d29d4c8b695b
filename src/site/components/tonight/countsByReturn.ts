import { clamp } from '#domain/numbers/numbers.ts';

/** Cents per dollar at the ends of the axis; everything beyond is counted there. */
export const LOW = -12;
export const HIGH = 6;
/** Width of a column, cents. */
export const STEP = 0.5;
export const COLUMNS = (HIGH - LOW) / STEP;

/** Number of prices by return, column by column. */
export function countsByReturn(returns: readonly number[]): readonly number[] {
  const counts = Array.from({ length: COLUMNS }, () => 0);
  for (const perUnit of returns) {
    const at = clamp(Math.floor((100 * perUnit - LOW) / STEP), 0, COLUMNS - 1);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}
