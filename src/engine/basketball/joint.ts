import type { Joint } from '../joint/joint.ts';
import { type BasketballShape, overtimeMargin } from './centre.ts';
import {
  BASKETBALL_SCORES,
  overtimeMargins,
  type Points,
  pointsTable,
  regulationMargins,
  WIDEST,
} from './tables.ts';

/** Outcomes of a period less likely than this are left out. */
const NOTHING = 1e-16;

/**
 * The probability of every final score of a game: regulation's margins and points, then as many overtimes as it takes. A score
 * above the table's counts as its highest.
 * @param regulation mean of both sides' points before overtime
 * @param totalSd SD of regulation's total
 */
export function basketballJoint(
  shape: BasketballShape,
  centre: number,
  regulation: number,
  totalSd: number,
): Joint {
  const weights = new Float64Array(BASKETBALL_SCORES * BASKETBALL_SCORES);
  const start = Float64Array.of(1);
  const points = pointsTable(regulation, totalSd);
  const level = addPeriod(weights, start, regulationMargins(centre, shape), points);
  addOvertimes(weights, level, shape, centre, regulation, totalSd);
  return { size: BASKETBALL_SCORES, weights };
}

/**
 * Adds the final scores of games that are level after a period: as many overtimes as it takes, between the strengths that a game
 * of this center speaks for when it is level.
 * @param weights of final scores, home × 251 + away
 * @param level weight of each level score
 */
export function addOvertimes(
  weights: Float64Array,
  level: Float64Array,
  shape: BasketballShape,
  centre: number,
  regulation: number,
  totalSd: number,
): void {
  const { overtimeShare } = shape;
  const margins = overtimeMargins(overtimeMargin(centre, shape));
  const more = pointsTable(regulation * overtimeShare, totalSd * Math.sqrt(overtimeShare));
  addPeriod(weights, everLevel(level, more[0], margins[WIDEST] ?? 0), margins, more);
}

/**
 * Plays one period from the level scores: adds every decided score, and returns the scores that are level again. A margin of 2a
 * or 2a − 1, home or away, needs at least a points, or a side would be below zero; less counts as the least. So points are taken
 * from the most down, and each margin's scores are read off on the way.
 * @param level probability of each level score before the period
 */
function addPeriod(
  weights: Float64Array,
  level: Float64Array,
  margins: Float64Array,
  points: Points,
): Float64Array {
  const after = new Float64Array(BASKETBALL_SCORES);
  for (const odd of [0, 1] as const) {
    const counts = points[odd];
    /** Home score less half the margin, of points of `least` and more. */
    const scores = new Float64Array(2 * BASKETBALL_SCORES);
    for (let least = BASKETBALL_SCORES - 1; least >= odd; least--) {
      addPoints(scores, level, least, counts[least] ?? 0);
      const margin = 2 * least - odd;
      if (margin > WIDEST) continue;
      if (margin === 0) {
        for (let home = 0; home < scores.length; home++) {
          const top = Math.min(home, WIDEST);
          after[top] = (after[top] ?? 0) + (margins[WIDEST] ?? 0) * (scores[home] ?? 0);
        }
        continue;
      }
      let below = 0;
      for (let count = 0; count < least; count++) below += counts[count] ?? 0;
      for (const won of [margin, -margin]) {
        const p = margins[WIDEST + won] ?? 0;
        if (p < NOTHING) continue;
        const half = (won - odd) / 2;
        addScores(weights, scores, half, won, p);
        addScores(weights, level, Math.max(won, 0), won, p * below);
      }
    }
  }
  return after;
}

/** Adds the level scores, each shifted by the given points. */
function addPoints(scores: Float64Array, level: Float64Array, points: number, p: number): void {
  if (p < NOTHING) return;
  for (let score = 0; score < level.length; score++) {
    const at = score + points;
    scores[at] = (scores[at] ?? 0) + (level[score] ?? 0) * p;
  }
}

/** Adds scores of one margin: home = index + shift. */
function addScores(
  weights: Float64Array,
  scores: Float64Array,
  shift: number,
  margin: number,
  p: number,
): void {
  for (let index = 0; index < scores.length; index++) {
    const weight = (scores[index] ?? 0) * p;
    if (weight < NOTHING) continue;
    const home = index + shift;
    const cell = Math.min(home, WIDEST) * BASKETBALL_SCORES + Math.min(home - margin, WIDEST);
    weights[cell] = (weights[cell] ?? 0) + weight;
  }
}

/** Probability that regulation or some overtime ends at each level score. */
function everLevel(level: Float64Array, counts: Float64Array, again: number): Float64Array {
  const ever = new Float64Array(BASKETBALL_SCORES);
  const none = again * (counts[0] ?? 0);
  for (let score = 0; score < BASKETBALL_SCORES; score++) {
    let p = level[score] ?? 0;
    for (let more = 1; more <= score; more++) {
      p += (ever[score - more] ?? 0) * again * (counts[more] ?? 0);
    }
    ever[score] = p / (1 - none);
  }
  return ever;
}
