/**
 * Seasons by what a team's own games left came to: by each result while they are few, else by what it gained of what its table
 * counts.
 */
export interface WaysLeft {
  readonly by: 'byResult' | 'byGain';
  /** Its games left, as places in the inputs' `left`, in order of day. */
  readonly games: readonly number[];
  /** Best first; only those that some season took. */
  readonly ways: readonly WayLeft[];
}

export interface WayLeft {
  /** By results: a letter a game, W, D or L: "WWL". By gain: the wins (points in soccer and hockey) that are added: "7". */
  readonly way: string;
  /** Seasons that took it. */
  readonly runs: number;
  /** Of these, those in which the team reached each goal, in the format's order. */
  readonly goals: readonly number[];
}

/** Letters of a team's own results, the best first. */
export const WAY_LETTERS = ['W', 'D', 'L'] as const;
