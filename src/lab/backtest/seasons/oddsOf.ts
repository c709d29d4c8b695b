import type { SeasonCounts } from '#domain/season/seasonCounts.ts';
import type { OddsByGoal } from './types.ts';

/** Counts as odds by the goals' ids, in the format's order. */
export const oddsOf = ({ goals, weight }: SeasonCounts, ids: readonly string[]): OddsByGoal =>
  Object.fromEntries(
    ids.map((id, goal) => [id, (goals[goal] ?? []).map((count) => count / weight)]),
  );
