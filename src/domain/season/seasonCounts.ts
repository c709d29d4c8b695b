import type { WaysLeft } from './waysLeft.ts';

/**
 * What came out of `runs` seasons. Whole numbers; with picks set each run counts by its weight (see engine/season), and `weight`
 * is what all runs weigh together: a share is a count ÷ weight.
 */
export interface SeasonCounts {
  readonly runs: number;
  readonly weight: number;
  /** goals[goal][team]: by the order of the format's goals. */
  readonly goals: readonly (readonly number[])[];
  /** ranks[team][rank − 1]: seeds or places. */
  readonly ranks: readonly (readonly number[])[];
  /** wins[team][n]: seasons with n wins, a tie counting as half a win downward; points in soccer and hockey. */
  readonly wins: readonly (readonly number[])[];
  /** reached[team][round]: seasons in which the team played in the round; the last entry: won it all. */
  readonly reached: readonly (readonly number[])[];
  /** What each of the coming games changes: the first games left, in order, as many as were asked for. */
  readonly hinges: readonly HingeCounts[];
  /** By team: seasons by its own games left. Absent: not asked for. */
  readonly ways?: readonly WaysLeft[] | undefined;
}

/** One game's seasons by its result. */
export interface HingeCounts {
  /** Place in `left`. */
  readonly game: number;
  /** By result: home win, draw, away win. */
  readonly results: readonly [HingeResult, HingeResult, HingeResult];
}

export interface HingeResult {
  /** Seasons with this result. */
  readonly runs: number;
  /** goals[goal][team] of them. */
  readonly goals: readonly (readonly number[])[];
}
