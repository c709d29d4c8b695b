/** Games or points of players A and B. */
export type TennisPair = readonly [a: number, b: number];

/** Where a match of singles stands between players A and B: every pair is A's, then B's. */
export interface TennisState {
  readonly sport: 'tennis';
  /** Games of the sets that are over, in order. */
  readonly sets: readonly TennisPair[];
  /** Games of the set being played, 0–7; without a tie-break in the deciding set, more. */
  readonly games: TennisPair;
  /**
   * Points of the game being played: 0, 1, 2, 3 for 0, 15, 30, 40 and 4 for the advantage; in a tie-break as counted. Absent where the
   * feed does not say.
   */
  readonly points?: TennisPair | undefined;
  /** Who serves the next point; absent where the feed does not say. */
  readonly server?: 'a' | 'b' | undefined;
  /** Once it is over: who won, and whether the other gave up. */
  readonly winner?: 'a' | 'b' | undefined;
  readonly retired?: boolean | undefined;
}

/** Games played so far, a tie-break as one. */
export const gamesPlayedNow = ({ sets, games }: Pick<TennisState, 'sets' | 'games'>): number =>
  [...sets, games].reduce((sum, [a, b]) => sum + a + b, 0);

/** Sets that A and B have won. */
export function setsWon({ sets }: Pick<TennisState, 'sets'>): TennisPair {
  const wonByA = sets.filter(([a, b]) => a > b).length;
  return [wonByA, sets.length - wonByA];
}

/** The same match with the players in the other order. */
export function turnedMatch(state: TennisState): TennisState {
  const { sets, games, points, server, winner } = state;
  const turned = ([a, b]: TennisPair): TennisPair => [b, a];
  const other = { a: 'b', b: 'a' } as const;
  return {
    ...state,
    sets: sets.map(turned),
    games: turned(games),
    ...(points && { points: turned(points) }),
    ...(server && { server: other[server] }),
    ...(winner && { winner: other[winner] }),
  };
}
