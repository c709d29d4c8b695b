import type { Joint } from '../joint/joint.ts';
import { NORMAL_STEPS } from '../rng/steps.ts';
import { homeShareAt, type ScoringRates } from '../scoring/rates.ts';
import { type Innings, inningsOf, LARGEST_WALK_OFF, RUNS } from './innings.ts';
import type { BaseballShape } from './solve.ts';

const TOP = RUNS - 1;

/**
 * Every final score of a game at the given rates, over the uncertainty of their ratio: the visitors' nine innings,
 * the home side's eight, its ninth where it is not ahead, walk-offs and extra innings. A score above the table's
 * counts as its highest.
 */
export function baseballJoint(shape: BaseballShape, rates: ScoringRates): Joint {
  const weights = new Float64Array(RUNS * RUNS);
  const innings = inningsOf(shape.dispersion);
  for (const z of NORMAL_STEPS) {
    const share = homeShareAt(rates.logRatio + shape.ratioSd * z);
    innings.set(rates.total * share, rates.total * (1 - share));
    addDecided(weights, innings);
    addNinth(weights, innings, shape, share);
  }
  return { size: RUNS, weights };
}

/** Adds the games in which the home side leads after eight and a half innings, or is behind at the end. */
function addDecided(weights: Float64Array, { away, eight, nine }: Innings): void {
  let left = 1;
  for (let h = 0; h < RUNS; h++) {
    const ahead = h < TOP ? (eight[h] ?? 0) : Math.max(left, 0);
    left -= ahead;
    const behind = nine[h] ?? 0;
    const row = h * RUNS;
    for (let a = 0; a < h; a++) weights[row + a] = (weights[row + a] ?? 0) + ahead * (away[a] ?? 0);
    for (let a = h + 1; a < RUNS; a++) {
      weights[row + a] = (weights[row + a] ?? 0) + behind * (away[a] ?? 0);
    }
  }
}

/** Adds walk-offs in the ninth, and extra innings after a level score. */
function addNinth(
  weights: Float64Array,
  { away, nine, over }: Innings,
  { walkOffHomer, levelWeight, extra }: BaseballShape,
  share: number,
): void {
  for (let score = 0; score < RUNS; score++) {
    const p = away[score] ?? 0;
    const level = levelWeight * p * (nine[score] ?? 0);
    for (let by = 1; by <= LARGEST_WALK_OFF; by++) {
      const beyond = p * ((over[by - 1]?.[score] ?? 0) - (over[by]?.[score] ?? 0));
      const inExtra = level * (extra[by - 1] ?? 0);
      const won = beyond + share * inExtra;
      add(weights, score + by, score, walkOffHomer * won);
      add(weights, score + 1, score, (1 - walkOffHomer) * won);
      add(weights, score, score + by, (1 - share) * inExtra);
    }
  }
}

function add(weights: Float64Array, home: number, away: number, weight: number): void {
  const cell = Math.min(home, TOP) * RUNS + Math.min(away, TOP);
  weights[cell] = (weights[cell] ?? 0) + weight;
}
