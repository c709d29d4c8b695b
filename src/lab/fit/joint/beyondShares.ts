import type { Joint } from '#engine/joint/joint.ts';
import { togetherIn } from '#engine/joint/together.ts';

/** Rounds of fitting; each leaves a small part of what is left. */
const ROUNDS = 6;

/**
 * What `together` weighs in a game's result and in its table, without what its margin and its total say of it by themselves: the
 * efficient score and information where their shares are kept. Backfitting: Breiman and Friedman (1985), "Estimating optimal
 * transformations for multiple regression and correlation", JASA 80(391).
 */
export function beyondShares(table: Joint, homeScore: number, awayScore: number) {
  const { size, weights } = table;
  const weighed = togetherIn(table);
  const cells: number[] = [];
  let all = 0;
  for (const weight of weights) all += weight;
  weights.forEach((weight, cell) => {
    if (weight > 1e-9 * all) cells.push(cell);
  });
  const length = 2 * size - 1;
  const margins = cells.map((cell) => size - 1 + Math.floor(cell / size) - (cell % size));
  const totals = cells.map((cell) => Math.floor(cell / size) + (cell % size));
  const shares = cells.map((cell) => (weights[cell] ?? 0) / all);
  const left = [new Float64Array(cells.length), new Float64Array(cells.length)] as const;
  cells.forEach((cell, at) => {
    const [gap, favorite] = weighed(Math.floor(cell / size), cell % size);
    left[0][at] = gap;
    left[1][at] = favorite;
  });
  for (const values of left) {
    for (let round = 0; round < ROUNDS; round++) {
      centre(values, shares, margins, length);
      centre(values, shares, totals, length);
    }
  }
  const seen = cells.indexOf(homeScore * size + awayScore);
  const product = (one: Float64Array, other: Float64Array): number =>
    shares.reduce((sum, share, at) => sum + share * (one[at] ?? 0) * (other[at] ?? 0), 0);
  return {
    gap: seen < 0 ? 0 : (left[0][seen] ?? 0),
    favorite: seen < 0 ? 0 : (left[1][seen] ?? 0),
    gaps: product(left[0], left[0]),
    both: product(left[0], left[1]),
    favorites: product(left[1], left[1]),
  };
}

/** Takes each group's mean from its values. */
function centre(
  values: Float64Array,
  shares: readonly number[],
  groups: readonly number[],
  length: number,
): void {
  const sums = new Float64Array(length);
  const all = new Float64Array(length);
  groups.forEach((group, at) => {
    const share = shares[at] ?? 0;
    sums[group] = (sums[group] ?? 0) + share * (values[at] ?? 0);
    all[group] = (all[group] ?? 0) + share;
  });
  groups.forEach((group, at) => {
    const whole = all[group] ?? 0;
    if (whole > 0) values[at] = (values[at] ?? 0) - (sums[group] ?? 0) / whole;
  });
}
