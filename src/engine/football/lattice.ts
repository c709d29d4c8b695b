import { exp } from '../rng/exp.ts';
import { bisect } from '../solve.ts';

/** Scores 0 to 100 for each side. */
export const SCORES = 101;
const MARGINS = 2 * SCORES - 1;
const ZERO = SCORES - 1;

/** Shape of a league's football scores: relative frequency of each margin and score against a smooth curve. */
export interface FootballShape {
  /** Standard deviation of margin and total, points. */
  readonly marginSd: number;
  readonly totalSd: number;
  /** Weight of |margin| 0, 1, 2 …; larger margins weigh 1. */
  readonly marginWeights: ArrayLike<number>;
  /** Weight of a side's score 0, 1, 2 …; higher scores weigh 1. */
  readonly scoreWeights: ArrayLike<number>;
}

const weightAt = (weights: ArrayLike<number>, index: number): number =>
  index < weights.length ? (weights[index] ?? 1) : 1;

/** Unnormalised normal density at each whole number from `from`. */
export function bell(out: Float64Array, from: number, mean: number, sd: number): Float64Array {
  for (let index = 0; index < out.length; index++) {
    const z = (from + index - mean) / sd;
    out[index] = exp(-0.5 * z * z);
  }
  return out;
}

/**
 * Probability of every score, row by row (home × SCORES + away), as a running sum that ends at its total:
 * normal density of margin × normal density of total × weights of |margin| and of both scores,
 * with the two centres set so that P(home) + ½ P(tie) = homeWin and the mean total = expectedTotal.
 */
export function runningScores(
  shape: FootballShape,
  homeWin: number,
  expectedTotal: number,
): Float64Array {
  const scores = Float64Array.from({ length: SCORES }, (_, s) => weightAt(shape.scoreWeights, s));
  const margins = new Float64Array(MARGINS);
  const totals = new Float64Array(MARGINS);
  let centre = 0;
  let totalCentre = expectedTotal;
  for (let round = 0; round < 4; round++) {
    bell(totals, 0, totalCentre, shape.totalSd);
    const ways = waysByMargin(scores, totals, shape);
    const share = (x: number) => homeShare(bell(margins, -ZERO, x, shape.marginSd), ways);
    centre = bisect(share, homeWin, -150, 150);
    bell(margins, -ZERO, centre, shape.marginSd);
    totalCentre += expectedTotal - meanTotal(scores, totals, margins, shape);
  }
  return cumulate(scores, bell(totals, 0, totalCentre, shape.totalSd), margins, shape);
}

/** Weight of each margin, all scores of that margin together, before the margin's own density. */
function waysByMargin(scores: Float64Array, totals: Float64Array, shape: FootballShape) {
  const ways = new Float64Array(MARGINS);
  eachCell((home, away) => {
    const index = ZERO + home - away;
    ways[index] = at(ways, index) + at(scores, home) * at(scores, away) * at(totals, home + away);
  });
  for (let index = 0; index < MARGINS; index++) {
    ways[index] = at(ways, index) * weightAt(shape.marginWeights, distance(index));
  }
  return ways;
}

function homeShare(margins: Float64Array, ways: Float64Array): number {
  let home = 0;
  let all = 0;
  for (let index = 0; index < MARGINS; index++) {
    const mass = at(margins, index) * at(ways, index);
    all += mass;
    if (index > ZERO) home += mass;
    else if (index === ZERO) home += mass / 2;
  }
  return home / all;
}

function meanTotal(
  scores: Float64Array,
  totals: Float64Array,
  margins: Float64Array,
  shape: FootballShape,
): number {
  let sum = 0;
  let all = 0;
  eachCell((home, away) => {
    const mass = cellMass(home, away, scores, totals, margins, shape);
    all += mass;
    sum += mass * (home + away);
  });
  return sum / all;
}

function cumulate(
  scores: Float64Array,
  totals: Float64Array,
  margins: Float64Array,
  shape: FootballShape,
): Float64Array {
  const running = new Float64Array(SCORES * SCORES);
  let sum = 0;
  eachCell((home, away) => {
    sum += cellMass(home, away, scores, totals, margins, shape);
    running[home * SCORES + away] = sum;
  });
  return running;
}

function cellMass(
  home: number,
  away: number,
  scores: Float64Array,
  totals: Float64Array,
  margins: Float64Array,
  shape: FootballShape,
): number {
  const index = ZERO + home - away;
  return (
    at(scores, home) *
    at(scores, away) *
    at(totals, home + away) *
    at(margins, index) *
    weightAt(shape.marginWeights, distance(index))
  );
}

function eachCell(visit: (home: number, away: number) => void): void {
  for (let home = 0; home < SCORES; home++) {
    for (let away = 0; away < SCORES; away++) visit(home, away);
  }
}

const distance = (index: number): number => (index < ZERO ? ZERO - index : index - ZERO);
const at = (values: Float64Array, index: number): number => values[index] ?? 0;
