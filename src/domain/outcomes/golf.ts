/**
 * Weight of one whole place under dead-heat rules: k players who tie for the last paid place each get 1/k of it. Divisible by 1 …
 * 16, so shares stay whole numbers; larger ties lose the remainder (below 10⁻⁵).
 */
export const DEAD_HEAT_UNIT = 720_720;

/** Bins of finishing positions. Ties count at the tied place, the play-off's losers as second. */
export const POSITION_BINS = [
  '1',
  '2-3',
  '4-5',
  '6-10',
  '11-20',
  '21-30',
  '31-40',
  '41-50',
  '51+',
  'missed cut',
  'withdrew',
] as const;

/**
 * Counts of the simulated tournaments. Plain JSON of whole numbers, from which every market of the tournament is computed. Lists
 * are in the order of the inputs.
 */
export interface GolfOutcome {
  /** Simulated tournaments. */
  readonly runs: number;
  /** Whether the event has a cut; without one `madeCut` counts everyone who did not withdraw. */
  readonly cut: boolean;
  readonly players: readonly GolferCounts[];
  readonly pairs: readonly PairCounts[];
  readonly groups: readonly GroupCounts[];
  readonly teams: readonly TeamCounts[];
}

/** One player's counts of runs, unless a unit is named. */
export interface GolferCounts {
  readonly id: string;
  /** Tournaments won; a tie for first is settled by a drawn play-off. */
  readonly wins: number;
  /** Finished in the first N places, ties included. */
  readonly top5: number;
  readonly top10: number;
  readonly top20: number;
  /** The same under dead-heat rules, in DEAD_HEAT_UNITs. */
  readonly top5Heat: number;
  readonly top10Heat: number;
  readonly top20Heat: number;
  readonly madeCut: number;
  /** Led after the first round, alone or tied. */
  readonly firstRoundLeads: number;
  /** The same under dead-heat rules, in DEAD_HEAT_UNITs: they sum to one lead per run. */
  readonly firstRoundHeat: number;
  /** By POSITION_BINS. They sum to the runs. */
  readonly positions: readonly number[];
  /** Rounds played, and the sum of their scores to par: strokes ÷ rounds is the mean score. */
  readonly rounds: number;
  readonly strokes: number;
}

/** Two players compared: runs that went to each, and ties. */
export interface PairCounts {
  readonly a: string;
  readonly b: string;
  readonly wonByA: number;
  readonly wonByB: number;
  readonly tied: number;
}

/** The best finishers of a group (a nationality, a three-ball …). */
export interface GroupCounts {
  readonly name: string;
  readonly players: readonly string[];
  /** By member: best of the group under dead-heat rules, in DEAD_HEAT_UNITs. */
  readonly bestHeat: readonly number[];
}

/** A team of a team competition (LIV). */
interface TeamCounts {
  readonly name: string;
  /** Competitions won; ties are settled by a drawn play-off. */
  readonly wins: number;
  /** Finished among the first three teams, ties included. */
  readonly podiums: number;
}
