import type { GoalStretch } from './births.ts';
import { FARTHEST_LEAD, GOAL_LEADS } from './leadIndex.ts';

/** Leads of a side with a factor of their own: two or more behind, one behind, level, one ahead, two or more ahead. */
export const LEAD_FACTORS = 5;
const MIDDLE = (LEAD_FACTORS - 1) / 2;

/** The factor on a side's rate by its own lead, goals. */
export const leadFactor = (factors: readonly number[], lead: number): number =>
  factors[Math.min(Math.max(lead, -MIDDLE), MIDDLE) + MIDDLE] ?? 1;

/** A stretch from the goals that each side would score in it at each of its own leads, −3 … 3. */
export function stretchBy(
  home: (lead: number) => number,
  away: (lead: number) => number,
): GoalStretch {
  const own = (index: number): number => index - FARTHEST_LEAD;
  return {
    home: Float64Array.from({ length: GOAL_LEADS }, (_, index) => home(own(index))),
    away: Float64Array.from({ length: GOAL_LEADS }, (_, index) => away(-own(index))),
  };
}
