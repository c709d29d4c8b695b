/** What a score line says, winner's games first. */
export interface Score {
  readonly sets: readonly (readonly [winner: number, loser: number])[];
  /** True where the match was given up, or stopped before it was won. */
  readonly retired: boolean;
}

const STOPPED = /RET|DEF|ABN|UNP|WEA/i;
const WALKOVER = /W\/O|WALKOVER/i;
/** No set but a last one without a tie-break is longer; a match tie-break in brackets is none. */
const SET = /(?<![[\d])(\d{1,2})-(\d{1,2})(?:\(\d+\))?/g;

/** Reads "6-4 3-6 7-6(5)" or "6-1 2-0 RET"; undefined where nothing was played or nothing is known. */
export function readScore(text: string, bestOf: 3 | 5): Score | undefined {
  if (text === '' || WALKOVER.test(text)) return undefined;
  const sets = [...text.matchAll(SET)].map(
    ([, winner, loser]) => [Number(winner), Number(loser)] as const,
  );
  if (sets.length === 0) return undefined;
  const won = sets.filter(([winner, loser]) => winner > loser).length;
  const unfinished = won < (bestOf + 1) / 2 && !text.includes('[');
  return { sets, retired: STOPPED.test(text) || unfinished };
}
