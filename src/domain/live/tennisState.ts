/** Where a match of singles stands between players A and B: every pair is A's, then B's. */
export interface TennisState {
  /** Games of the sets that are over, in order. */
  readonly sets: readonly (readonly [a: number, b: number])[];
  /** Games of the set being played, 0–7; without a tie-break in the deciding set, more. */
  readonly games: readonly [a: number, b: number];
  /** Points of the game being played: 0, 1, 2, 3 for 0, 15, 30, 40 and 4 for the advantage; in a tie-break as counted. */
  readonly points: readonly [a: number, b: number];
  /** Who serves the next point; absent where the feed does not say. */
  readonly server?: 'a' | 'b' | undefined;
}
