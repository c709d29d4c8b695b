import type { Joint } from '../joint/joint.ts';
import { NORMAL_STEPS } from '../rng/steps.ts';
import { homeShareAt, type Rates } from '../scoring/rates.ts';
import { INNING_RUNS, inningsOf, LARGEST_WALK_OFF, RUNS } from './innings.ts';
import type { BaseballShape } from './solve.ts';

const TOP = RUNS - 1;

/**
 * Every final score of a game at the given rates, over the uncertainty of their ratio: the visitors' nine innings,
 * the home side's eight, its ninth where it is not ahead, walk-offs and extra innings. A score above the table's
 * counts as its highest.
 */
export function baseballJoint(shape: BaseballShape, rates: Rates): Joint {
  const weights = new Float64Array(RUNS * RUNS);
  const innings = inningsOf(shape.dispersion);
  const { home, away, ninth } = innings;
  const nine = new Float64Array(RUNS + LARGEST_WALK_OFF);
  for (const z of NORMAL_STEPS) {
    const share = homeShareAt(rates.logRatio + shape.ratioSd * z);
    innings.set(rates.total * share, rates.total * (1 - share));
    fillUp(home);
    fillUp(away);
    fillUp(ninth);
    addUp(nine, home, ninth);
    addDecided(weights, home, away, nine);
    addNinth(weights, { home, away, ninth, nine, share }, shape);
  }
  return { size: RUNS, weights };
}

/** What is missing to 1 goes to the highest count. */
function fillUp(counts: Float64Array): void {
  let left = 1;
  for (let count = 0; count < counts.length; count++) left -= counts[count] ?? 0;
  const top = counts.length - 1;
  counts[top] = (counts[top] ?? 0) + Math.max(left, 0);
}

/** Distribution of the sum of the home side's eight innings and its ninth. */
function addUp(nine: Float64Array, eight: Float64Array, ninth: Float64Array): void {
  for (let runs = 0; runs < nine.length; runs++) {
    let p = 0;
    const most = Math.min(runs, INNING_RUNS - 1);
    for (let last = 0; last <= most; last++) p += (eight[runs - last] ?? 0) * (ninth[last] ?? 0);
    nine[runs] = p;
  }
}

/** The home side ahead after eight innings and a half, or behind at the end. */
function addDecided(
  weights: Float64Array,
  eight: Float64Array,
  away: Float64Array,
  nine: Float64Array,
): void {
  for (let h = 0; h < RUNS; h++) {
    const ahead = eight[h] ?? 0;
    const behind = nine[h] ?? 0;
    const row = h * RUNS;
    for (let a = 0; a < h; a++) weights[row + a] = (weights[row + a] ?? 0) + ahead * (away[a] ?? 0);
    for (let a = h + 1; a < RUNS; a++) {
      weights[row + a] = (weights[row + a] ?? 0) + behind * (away[a] ?? 0);
    }
  }
}

/** One step of the strengths: chances of runs in eight innings, in the ninth and in both, and the home side's share. */
interface Step {
  readonly home: Float64Array;
  readonly away: Float64Array;
  readonly ninth: Float64Array;
  readonly nine: Float64Array;
  readonly share: number;
}

/** Walk-offs of the ninth, and the extra innings of a level score. */
function addNinth(
  weights: Float64Array,
  { home, away, ninth, nine, share }: Step,
  { walkOffHomer, levelWeight, extra }: BaseballShape,
): void {
  /** P(home side not ahead with runs up to the visitors') less P(still not ahead after the ninth): it walks off. */
  let walksOff = 0;
  for (let score = 0; score < RUNS; score++) {
    const p = away[score] ?? 0;
    walksOff += (home[score] ?? 0) - (nine[score] ?? 0);
    const level = levelWeight * p * (nine[score] ?? 0);
    let left = walksOff;
    for (let by = 1; by <= LARGEST_WALK_OFF; by++) {
      const beyond =
        by < LARGEST_WALK_OFF ? walkOff(home, ninth, nine, score, by) : Math.max(left, 0);
      left -= beyond;
      const inExtra = level * (extra[by - 1] ?? 0);
      const won = p * beyond + share * inExtra;
      add(weights, score + by, score, walkOffHomer * won);
      add(weights, score + 1, score, (1 - walkOffHomer) * won);
      add(weights, score, score + by, (1 - share) * inExtra);
    }
  }
}

/** P(home side not ahead of a score after eight innings, and so many over it if the ninth were played to its end). */
function walkOff(
  home: Float64Array,
  ninth: Float64Array,
  nine: Float64Array,
  score: number,
  by: number,
): number {
  let p = nine[score + by] ?? 0;
  for (let last = 0; last < by; last++) p -= (home[score + by - last] ?? 0) * (ninth[last] ?? 0);
  return Math.max(p, 0);
}

function add(weights: Float64Array, home: number, away: number, weight: number): void {
  const cell = Math.min(home, TOP) * RUNS + Math.min(away, TOP);
  weights[cell] = (weights[cell] ?? 0) + weight;
}
