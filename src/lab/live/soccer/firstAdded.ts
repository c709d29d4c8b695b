import { HALF, PART } from '#engine/live/soccer/params.ts';

/** A goal of a file that tells added time apart. */
interface ToldGoal {
  readonly minute: number;
  readonly isAdded: boolean;
}

/**
 * Length of the first half's added time, minutes at the rate of the quarter of an hour before it.
 * @returns 0 where no goal is told
 */
export function firstAddedOf(goals: readonly ToldGoal[]): number {
  const late = goals.filter(({ minute, isAdded }) => isAdded && minute === HALF).length;
  const before = goals.filter(
    ({ minute, isAdded }) => !isAdded && minute > HALF - PART && minute <= HALF,
  ).length;
  return before === 0 ? 0 : (late * PART) / before;
}
