/** The content of a score line, the winner's games first. */
export interface TennisScore {
  readonly sets: readonly SetScore[];
  /** True if a player retired, or the match stopped before it was won. */
  readonly retired: boolean;
}

type SetScore = readonly [winner: number, loser: number];

const STOPPED = /RET|DEF|ABN|UNP|WEA/i;
const WALKOVER = /W\/O|WALKOVER/i;
/** A set's games; a match tie-break in brackets does not count. */
const SET = /(?<![[\d])(\d{1,2})-(\d{1,2})(?:\(\d+\))?/g;

/** Reads "6-4 3-6 7-6(5)" or "6-1 2-0 RET"; undefined if nothing was played or nothing is known. */
export function readTennisScore(text: string, bestOf: 3 | 5): TennisScore | undefined {
  if (text === '' || WALKOVER.test(text)) return undefined;
  const sets = [...text.matchAll(SET)].map(
    ([, winner, loser]): SetScore => [Number(winner), Number(loser)],
  );
  if (sets.length === 0) return undefined;
  // Some files do not mark a retirement: then the winner has too few sets.
  const short = !text.includes('[') && setsWon(sets) < (bestOf + 1) / 2;
  return { sets, retired: STOPPED.test(text) || short };
}

/** Completed sets that the winner won. If sets before the last were played to four games, all count. */
function setsWon(sets: readonly SetScore[]): number {
  const toFour = sets.slice(0, -1).some((set) => Math.max(...set) < 6);
  return sets.filter(([winner, loser]) => winner > loser && (toFour || isFull(winner, loser)))
    .length;
}

const isFull = (winner: number, loser: number): boolean =>
  winner >= 6 && (winner - loser >= 2 || winner === 7);
