import type { GolfState } from '#domain/live/golfState.ts';
import type { GolfInputs } from '#engine/golf/inputs.ts';
import type { GolfTop } from '../../fit/golf/results.ts';

/** A state of a tournament. */
export interface GolfMoment {
  /** "R2" for the second round being played, "after R2" for its end. */
  readonly part: string;
  readonly state: GolfState;
}

/** One tournament as it was played, and what would have been published of it. */
export interface FollowedTournament {
  readonly id: string;
  readonly season: number;
  /** Recipe made of ratings before it, and its seed. */
  readonly inputs: GolfInputs;
  readonly seed: number;
  readonly moments: readonly GolfMoment[];
  readonly result: GolfEnd;
}

/** How it ended, by player id. */
export interface GolfEnd {
  /** 1 for the winner, shared where it is not known who won the play-off. */
  readonly won: ReadonlyMap<string, number>;
  /** Ids within the first places, ties included. */
  readonly top: Readonly<Record<GolfTop, ReadonlySet<string>>>;
  /** Ids that made the cut; undefined if there was none after 36 holes. */
  readonly madeCut: ReadonlySet<string> | undefined;
}
