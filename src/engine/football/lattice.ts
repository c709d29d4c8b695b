import { InputError } from '#domain/numbers/inputError.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import { exp } from '../rng/exp.ts';
import { solveProbability } from '../solve.ts';

/** Scores 0 to 100 for each side. */
export const FOOTBALL_SCORES = 101;
const MARGINS = 2 * FOOTBALL_SCORES - 1;
const ZERO = FOOTBALL_SCORES - 1;
/** The centres of margin and total are fitted to each other until the mean total is this near, points. */
const NEAR = 1e-4;
/** Plain games need three rounds; games whose margin hardly leaves room for the total need up to thirty. */
const MOST_ROUNDS = 60;
/** Bounds on the assumed slope: points of mean total per point of its center. */
const [LEAST_SLOPE, MOST_SLOPE] = [0.005, 2];
/** Farthest center of the margin, SDs: with a wide margin and a low total it lies far beyond any score. */
const FARTHEST = 60;
/** How close the win probability must come. */
const WIN_NEAR = 1e-7;

/** Shape of a league's football scores: frequency of each margin and score relative to a smooth curve. */
interface FootballShape {
  /** Standard deviation of margin and total, points. */
  readonly marginSd: number;
  readonly totalSd: number;
  /** Weight of |margin| 0, 1, 2 …; larger margins weigh 1. */
  readonly marginWeights: ArrayLike<number>;
  /** Weight of a side's score 0, 1, 2 …; higher scores weigh 1. */
  readonly scoreWeights: ArrayLike<number>;
}

/** Normal density at each whole number from `from`, relative to that at the number nearest its mean. */
export function bell(out: Float64Array, from: number, mean: number, sd: number): Float64Array {
  const nearest = (clamp(mean, from, from + out.length - 1) - mean) / sd;
  const top = nearest * nearest;
  for (let index = 0; index < out.length; index++) {
    const z = (from + index - mean) / sd;
    out[index] = exp(-0.5 * (z * z - top));
  }
  return out;
}

/**
 * Weight of every score, row by row (home × SCORES + away): normal density of margin × normal density of total × weights of
 * |margin| and of both scores. The two centers are set so that P(home) + ½ P(tie) = homeWin and the mean total = expectedTotal.
 * Throws a RangeError if no centers give both.
 */
export function cellWeights(
  shape: FootballShape,
  homeWin: number,
  expectedTotal: number,
): Float64Array {
  const scores = Float64Array.from(
    { length: FOOTBALL_SCORES },
    (_, s) => shape.scoreWeights[s] ?? 1,
  );
  const keys = Float64Array.from({ length: MARGINS }, (_, index) => keyWeight(shape, index));
  const margins = new Float64Array(MARGINS);
  const totals = new Float64Array(MARGINS);
  const ways: Ways = { count: new Float64Array(MARGINS), points: new Float64Array(MARGINS) };
  const reach = FARTHEST * shape.marginSd;
  let totalCentre = expectedTotal;
  let slope = 1;
  let before = { centre: Number.NaN, mean: Number.NaN };
  for (let round = 0; round < MOST_ROUNDS; round++) {
    bell(totals, 0, totalCentre, shape.totalSd);
    countWays(ways, scores, keys, totals);
    const share = (x: number) => homeShare(bell(margins, -ZERO, x, shape.marginSd), ways.count);
    const centre = solveProbability(share, homeWin, -reach, reach);
    bell(margins, -ZERO, centre, shape.marginSd);
    const mean = meanTotal(margins, ways);
    const miss = expectedTotal - mean;
    if (Math.abs(miss) < NEAR) {
      if (!(Math.abs(homeShare(margins, ways.count) - homeWin) < WIN_NEAR)) break;
      return cells(scores, keys, margins, totals);
    }
    // A secant step, because the rest of the mean total depends on the margin.
    if (round > 0) {
      const risen = (mean - before.mean) / (totalCentre - before.centre);
      slope = clamp(risen, LEAST_SLOPE, MOST_SLOPE);
    }
    before = { centre: totalCentre, mean };
    totalCentre += miss / slope;
  }
  throw new InputError(
    `Input expectedTotal cannot be met: ${expectedTotal} beside homeWin ${homeWin}`,
  );
}

/** Sums over all scores of each margin, without the margin's own density. */
interface Ways {
  readonly count: Float64Array;
  /** The same sums, times home + away points. */
  readonly points: Float64Array;
}

function countWays(
  { count, points }: Ways,
  scores: Float64Array,
  keys: Float64Array,
  totals: Float64Array,
): void {
  for (let index = 0; index < MARGINS; index++) {
    const margin = index - ZERO;
    const last = ZERO - Math.abs(margin);
    let ways = 0;
    let sum = 0;
    let total = Math.abs(margin);
    for (let home = Math.max(margin, 0), left = last; left >= 0; left--, home++, total += 2) {
      const mass = at(scores, home) * at(scores, home - margin) * at(totals, total);
      ways += mass;
      sum += mass * total;
    }
    count[index] = ways * at(keys, index);
    points[index] = sum * at(keys, index);
  }
}

function homeShare(margins: Float64Array, ways: Float64Array): number {
  let below = 0;
  for (let index = 0; index < ZERO; index++) below += at(margins, index) * at(ways, index);
  const level = at(margins, ZERO) * at(ways, ZERO);
  let home = 0;
  for (let index = ZERO + 1; index < MARGINS; index++) home += at(margins, index) * at(ways, index);
  return (home + level / 2) / (home + level + below);
}

function meanTotal(margins: Float64Array, { count, points }: Ways): number {
  let sum = 0;
  let all = 0;
  for (let index = 0; index < MARGINS; index++) {
    all += at(margins, index) * at(count, index);
    sum += at(margins, index) * at(points, index);
  }
  return sum / all;
}

function cells(
  scores: Float64Array,
  keys: Float64Array,
  margins: Float64Array,
  totals: Float64Array,
): Float64Array {
  const weights = new Float64Array(FOOTBALL_SCORES * FOOTBALL_SCORES);
  const byMargin = margins.map((density, index) => density * at(keys, index));
  for (let home = 0; home < FOOTBALL_SCORES; home++) {
    for (let away = 0; away < FOOTBALL_SCORES; away++) {
      const way = at(scores, home) * at(scores, away) * at(totals, home + away);
      weights[home * FOOTBALL_SCORES + away] = way * at(byMargin, ZERO + home - away);
    }
  }
  return weights;
}

const keyWeight = ({ marginWeights }: FootballShape, index: number): number =>
  marginWeights[Math.abs(index - ZERO)] ?? 1;

const at = (values: Float64Array, index: number): number => values[index] ?? 0;
