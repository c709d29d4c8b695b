import { holdProbability, tieBreakProbability, twoAhead } from './points.ts';

/** The fourteen final scores of a set, as indices: 6-0, 6-1, 6-2, 6-3, 6-4, 7-5, 7-6 for A (0–6), then the same for B (7–13). */
export const SET_SCORE_COUNT = 14;
/** Index of 7-6 for A; in a set without a tie-break, of any win after 6-6. */
export const LONG_SET = 6;
/** Offset from A's scores to B's. */
export const WON_BY_B = 7;

/** Games of a set by the index of its score. */
export const SET_GAMES: readonly number[] = [6, 7, 8, 9, 10, 12, 13, 6, 7, 8, 9, 10, 12, 13];
/** Games of A − games of B by the index of the set's score. */
export const SET_MARGINS: readonly number[] = [6, 5, 4, 3, 2, 2, 1, -6, -5, -4, -3, -2, -2, -1];

/** How a set is decided at 6-6: a tie-break to 7 or to 10 points, or 0: play on until two games ahead. */
export type SetEnd = 7 | 10 | 0;

const SIDE = 7;
/** Index of A's win by 6 : lost, and of 7-5. */
const SEVEN_FIVE = 5;

/**
 * Probabilities of the fourteen scores of a set in which A serves first, written to `into`; they sum to 1.
 * Games are independent, serve alternates, and whoever served first serves first in the tie-break.
 * @param a P(A wins a point on A's serve), 0–1, not 0 or 1 with b at the other end
 * @param b P(B wins a point on B's serve)
 * @param into length 14
 * @param reach working space of 49 numbers: P(the score i : j is reached) at 7 i + j
 */
export function setDistribution(
  a: number,
  b: number,
  end: SetEnd,
  into: Float64Array,
  reach: Float64Array,
): void {
  const holdA = holdProbability(a);
  const breakB = 1 - holdProbability(b);
  into.fill(0);
  reach.fill(0);
  reach[0] = 1;
  for (let i = 0; i <= 6; i++) {
    for (let j = 0; j <= 6; j++) {
      const here = reach[SIDE * i + j] ?? 0;
      const ended = i === 6 || j === 6;
      if (ended && wonWith(i, j)) {
        into[i > j ? j : WON_BY_B + i] = here;
        continue;
      }
      if (i === 6 && j === 6) {
        const p = end === 0 ? twoAhead(holdA, breakB) : tieBreakProbability(a, b, end);
        into[LONG_SET] = here * p;
        into[WON_BY_B + LONG_SET] = here * (1 - p);
        continue;
      }
      const p = (i + j) % 2 === 0 ? holdA : breakB;
      if (i === 6) into[SEVEN_FIVE] = here * p;
      else reach[SIDE * (i + 1) + j] = (reach[SIDE * (i + 1) + j] ?? 0) + here * p;
      if (j === 6) into[WON_BY_B + SEVEN_FIVE] = here * (1 - p);
      else reach[SIDE * i + j + 1] = (reach[SIDE * i + j + 1] ?? 0) + here * (1 - p);
    }
  }
}

/** Six games win if the other side has four or fewer. */
const wonWith = (i: number, j: number): boolean => Math.abs(i - j) >= 2;

/** P(A wins the set). */
export function setWin(distribution: Float64Array): number {
  let sum = 0;
  for (let score = 0; score < WON_BY_B; score++) sum += distribution[score] ?? 0;
  return sum;
}
