import { twoAhead } from '../../tennis/points.ts';

/** A stretch of points from the score it has come to. */
export interface FromPoints {
  /** P(the first player of the pair wins it from here). */
  readonly win: number;
  /** P(it came to this score), up to a factor that is the same for all probabilities of a point. */
  readonly reached: number;
}

/**
 * A game from a score of the server's points and the receiver's; later deuces count as the first.
 * @param p P(the server wins a point)
 */
export function gameFrom(p: number, served: number, received: number): FromPoints {
  const q = 1 - p;
  const deuce = twoAhead(p, p);
  const win = (i: number, j: number): number => {
    if (i >= 3 && j >= 3) return i === j ? deuce : i > j ? p + q * deuce : p * deuce;
    if (i === 4) return 1;
    if (j === 4) return 0;
    return p * win(i + 1, j) + q * win(i, j + 1);
  };
  return { win: win(served, received), reached: power(p, served) * power(q, received) };
}

function power(p: number, times: number): number {
  let product = 1;
  for (let time = 0; time < times; time++) product *= p;
  return product;
}

/** Whether the first server of a tie-break serves its point number k (from 0): 0, 3, 4, 7, 8 … */
export const firstServes = (k: number): boolean => (((k + 1) >> 1) & 1) === 0;

/**
 * A tie-break from a score; player A serves its first point.
 * @param a P(A wins a point on A's serve)
 * @param b P(B wins a point on B's serve)
 * @param to points that win it with a lead of two
 */
export function tieBreakFrom(
  a: number,
  b: number,
  to: number,
  pointsA: number,
  pointsB: number,
): FromPoints {
  const won = (k: number): number => (firstServes(k) ? a : 1 - b);
  const known = new Map<number, number>();
  const over = (i: number, j: number) => Math.max(i, j) >= to && Math.abs(i - j) >= 2;
  const win = (i: number, j: number): number => {
    if (over(i, j)) return i > j ? 1 : 0;
    // From here on a pair of points holds one serve of each; level before such a pair, the chance is that of being two ahead first.
    if (i >= to - 1 && i === j) return twoAhead(a, 1 - b);
    const key = i * 1000 + j;
    const before = known.get(key);
    if (before !== undefined) return before;
    const p = won(i + j);
    const here = p * win(i + 1, j) + (1 - p) * win(i, j + 1);
    known.set(key, here);
    return here;
  };
  return { win: win(pointsA, pointsB), reached: tieBreakReached(won, over, pointsA, pointsB) };
}

/** P(the score i : j came up): over all orders of the points, as each has its own server. */
function tieBreakReached(
  won: (k: number) => number,
  over: (i: number, j: number) => boolean,
  pointsA: number,
  pointsB: number,
): number {
  let row = [1];
  for (let k = 0; k < pointsA + pointsB; k++) {
    const p = won(k);
    const next: number[] = Array.from({ length: k + 2 }, () => 0);
    row.forEach((here, i) => {
      if (over(i, k - i)) return;
      next[i + 1] = (next[i + 1] ?? 0) + here * p;
      next[i] = (next[i] ?? 0) + here * (1 - p);
    });
    row = next;
  }
  return row[pointsA] ?? 0;
}
