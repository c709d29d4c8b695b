/**
 * From points to games and tie-breaks, if every point on a player's serve is won with the same probability.
 * Source: Newton and Keller (2005), "Probability of winning at tennis I. Theory and data", Studies in Applied Mathematics 114(3);
 * Barnett and Clarke (2005), "Combining player statistics to predict outcomes of tennis matches", IMA Journal of Management
 * Mathematics 16(2).
 * Probabilities 0–1 throughout; + − × ÷ alone, so the digits are the same on every machine.
 */

/** P(the server wins the game) when each point on serve is won with probability p: four points, two ahead. */
export function holdProbability(p: number): number {
  const q = 1 - p;
  const beforeDeuce = p * p * p * p * (1 + 4 * q + 10 * q * q);
  const deuce = 20 * p * p * p * q * q * q;
  return beforeDeuce + deuce * twoAhead(p, p);
}

/**
 * P(A wins a tie-break that A serves first): serve changes after the first point and then after every two.
 * @param a P(A wins a point on A's serve)
 * @param b P(B wins a point on B's serve)
 * @param to points that win it with a lead of two: 7, or 10 in a match tie-break
 */
export function tieBreakProbability(a: number, b: number, to: number): number {
  const row = new Float64Array(to);
  // row[j] holds P(A wins from i : j); from (to − 1) all, the serves come in pairs, one of each player.
  for (let i = to - 1; i >= 0; i--) {
    for (let j = to - 1; j >= 0; j--) {
      if (i === to - 1 && j === to - 1) {
        row[j] = twoAhead(a, 1 - b);
        continue;
      }
      const p = servesFirst(i + j) ? a : 1 - b;
      const afterWin = i === to - 1 ? 1 : (row[j] ?? 0);
      const afterLoss = j === to - 1 ? 0 : (row[j + 1] ?? 0);
      row[j] = p * afterWin + (1 - p) * afterLoss;
    }
  }
  return row[0] ?? 0;
}

/** P(A first gets two ahead) when A wins the points, or games, of each pair with probabilities p and r. */
export function twoAhead(p: number, r: number): number {
  const both = p * r;
  const neither = (1 - p) * (1 - r);
  return both / (both + neither);
}

/** Whether the first server of the tie-break serves its point number k (from 0): 0, 3, 4, 7, 8 … */
const servesFirst = (k: number): boolean => (((k + 1) >> 1) & 1) === 0;
