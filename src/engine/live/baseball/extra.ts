import { LARGEST_WALK_OFF } from '../../baseball/innings.ts';

/** Runs a side can score in all extra innings together: 0 to 23 are told apart, more than that left out. */
export const EXTRA_RUNS = 24;

/**
 * Margin of a walk-off: a home run counts with everybody on base, any other hit ends the game at one run.
 * @param beyond probabilities that a full half-inning would have led by 1, 2 … ; more than 4 counts as 4
 * @returns probabilities of winning by 1, 2, 3, 4
 */
export function walkOff(beyond: ArrayLike<number>, homer: number): Float64Array {
  const by = new Float64Array(LARGEST_WALK_OFF);
  for (let index = 0; index < beyond.length; index++) {
    const weight = beyond[index] ?? 0;
    const at = Math.min(index, LARGEST_WALK_OFF - 1);
    by[at] = (by[at] ?? 0) + homer * weight;
    by[0] = (by[0] ?? 0) + (1 - homer) * weight;
  }
  return by;
}

/**
 * Runs of both sides in extra innings from a level score, home × 24 + away: in each the visitors bat, then the home side until it
 * leads; if both score the same, all begins again, so the table is the sum of a geometric series.
 * @param away runs of the visitors' extra half-inning
 * @param home runs of the home side's, if it were played to the third out
 * @param homer share of walk-offs that are home runs
 */
export function extraInnings(away: Float64Array, home: Float64Array, homer: number): Float64Array {
  const table = new Float64Array(EXTRA_RUNS * EXTRA_RUNS);
  const add = (h: number, a: number, weight: number) => {
    if (h < EXTRA_RUNS && a < EXTRA_RUNS) {
      table[h * EXTRA_RUNS + a] = (table[h * EXTRA_RUNS + a] ?? 0) + weight;
    }
  };
  away.forEach((weight, a) => {
    for (let h = 0; h < a; h++) add(h, a, weight * (home[h] ?? 0));
    walkOff(home.subarray(a + 1), homer).forEach((won, index) => {
      add(a + 1 + index, a, weight * won);
    });
  });
  const again = 1 - (away[0] ?? 0) * (home[0] ?? 0);
  for (let h = 0; h < EXTRA_RUNS; h++) {
    for (let a = 0; a < EXTRA_RUNS; a++) {
      let sum = table[h * EXTRA_RUNS + a] ?? 0;
      for (let both = 1; both <= Math.min(h, a, away.length - 1); both++) {
        const level = (away[both] ?? 0) * (home[both] ?? 0);
        sum += level * (table[(h - both) * EXTRA_RUNS + a - both] ?? 0);
      }
      table[h * EXTRA_RUNS + a] = sum / again;
    }
  }
  return table;
}
