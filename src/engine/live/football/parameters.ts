/** What the fit of src/lab/live/football writes; each row of weights goes with a row of spot.ts. */
export interface FootballParameters {
  /** Log odds that the half ends during a drive. */
  readonly end: readonly number[];
  /** Log odds that a drive scores, unless the half ends. */
  readonly score: readonly number[];
  /** Log odds that a score is a touchdown. */
  readonly touchdown: readonly number[];
  /** Mean of ln(seconds + LAG) of a drive's rest, and by how much equally likely durations differ from it. */
  readonly seconds: readonly number[];
  readonly spread: readonly number[];
  /** Where the other side starts after a scoreless drive. */
  readonly next: readonly number[];
  /** Five equally likely starts of a drive, yards to the goal line. */
  readonly starts: readonly number[];
  /** Shares of the drives without points that give the defense a touchdown, and a safety. */
  readonly lostTouchdown: number;
  readonly safety: number;
  /** Shares of touchdowns that end up as 6 and 8 points. */
  readonly six: number;
  readonly eight: number;
  /** Games level after regulation: share of ties, and of 3 and 6 points for a winner among the rest. */
  readonly overtime: { readonly tie: number; readonly three: number; readonly six: number };
  /** Mean points of a side when the process runs at its own rates. */
  readonly points: number;
}

const ROWS = ['end', 'score', 'touchdown', 'seconds', 'spread', 'next', 'starts'] as const;

/** Whether these are parameters of a fit. */
export const isFootballParameters = (given: object): given is FootballParameters =>
  ROWS.every((row) => row in given && Array.isArray(given[row as keyof typeof given])) &&
  'overtime' in given &&
  'points' in given;
