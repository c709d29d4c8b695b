import { normalQuantile } from '../rng/normal.ts';
import { NORMAL_STEPS, STEPS } from '../rng/steps.ts';
import { reachOf } from '../scoring/distributions.ts';
import { homeShareAt, type Rates } from '../scoring/rates.ts';
import { solveNear } from '../solve.ts';
import { INNING_RUNS, type Innings, inningsOf, LARGEST_WALK_OFF } from './innings.ts';

/** What a league's games share, and how far the strengths are known. */
export interface BaseballShape {
  /** Of a side's runs in nine full innings: variance = mean + mean² ÷ dispersion. */
  readonly dispersion: number;
  /** SD of the log ratio of the two sides' scoring rates. */
  readonly ratioSd: number;
  /** How often nine innings end level against independent innings, 0.5–1. */
  readonly levelWeight: number;
  /** Probability that a walk-off hit is a home run, on which every runner scores. */
  readonly walkOffHomer: number;
  /** Probabilities that the visitors win extra innings by 1, 2, 3 and 4. */
  readonly extra: Float64Array;
}

/** What games come to over the uncertainty of the ratio. */
export interface Played {
  readonly homeWin: number;
  /** P(extra innings). */
  readonly level: number;
  readonly meanTotal: number;
}

/** Exact figures at the given rates; rates.total is the mean of nine full innings of both sides. */
export function playedAt(shape: BaseballShape, rates: Rates): Played {
  const innings = inningsOf(shape.dispersion);
  const sums: Sums = { homeWin: 0, level: 0, homeExtra: 0, runs: 0, levelRuns: 0 };
  for (let step = 0; step < STEPS; step++) {
    const share = homeShareAt(rates.logRatio + shape.ratioSd * (NORMAL_STEPS[step] ?? 0));
    innings.set(rates.total * share, rates.total * (1 - share));
    sums.runs += rates.total * (1 - share / 9);
    addNinth(sums, innings, shape, share);
  }
  // A level score counts with its weight, everything else with the weight 1.
  const lost = (1 - shape.levelWeight) * sums.level;
  const all = STEPS - lost;
  return {
    homeWin: (sums.homeWin - (1 - shape.levelWeight) * sums.homeExtra) / all,
    level: (sums.level - lost) / all,
    meanTotal: (sums.runs - (1 - shape.levelWeight) * sums.levelRuns) / all,
  };
}

/** Sums over steps, as if every level score counted in full. */
type Sums = {
  homeWin: number;
  level: number;
  /** The home side wins in extra innings. */
  homeExtra: number;
  runs: number;
  /** Runs of the games that go to extra innings. */
  levelRuns: number;
};

/** Adds what the ninth inning and extra innings make of the scores after eight and a half. */
function addNinth(sums: Sums, innings: Innings, shape: BaseballShape, share: number): void {
  const { away, home, ninth } = innings;
  const extraRuns = (1 - share) * meanMargin(shape) + share * meanWalkOffInExtra(shape);
  const reach = reachOf(away);
  let ahead = 0;
  let below = 0;
  for (let runs = 0; runs < reach; runs++) {
    below += home[runs] ?? 0;
    ahead += (away[runs] ?? 0) * (1 - below);
  }
  sums.homeWin += ahead;
  setTails(ninth);
  // Mean of the ninth's runs up to `behind`.
  let counted = 0;
  for (let behind = 0; behind < INNING_RUNS; behind++) {
    let reached = 0;
    let reachedRuns = 0;
    for (let runs = behind; runs < reach; runs++) {
      const p = (away[runs] ?? 0) * (home[runs - behind] ?? 0);
      reached += p;
      reachedRuns += p * runs;
    }
    const level = ninth[behind] ?? 0;
    const walkOff = tails[behind] ?? 0;
    sums.level += reached * level;
    sums.homeExtra += reached * level * share;
    sums.levelRuns += 2 * reachedRuns * level + reached * level * extraRuns;
    sums.homeWin += reached * (walkOff + level * share);
    sums.runs += reached * (counted + walkOffRuns(behind, shape) + level * extraRuns);
    counted += walkOff;
  }
}

/** P(more than 0, 1, 2 … runs in the ninth), and zeros beyond. */
const tails = new Float64Array(INNING_RUNS + LARGEST_WALK_OFF);

function setTails(ninth: Float64Array): void {
  let tail = 0;
  for (let runs = INNING_RUNS - 1; runs >= 0; runs--) {
    tails[runs] = tail;
    tail += ninth[runs] ?? 0;
  }
}

/** Runs by which walk-offs of a side so far behind win, times their probability. */
function walkOffRuns(behind: number, { walkOffHomer }: BaseballShape): number {
  let more = 0;
  for (let over = 1; over < LARGEST_WALK_OFF; over++) more += tails[behind + over] ?? 0;
  return (tails[behind] ?? 0) + walkOffHomer * more;
}

function meanMargin({ extra }: BaseballShape): number {
  let mean = 0;
  for (const [index, p] of extra.entries()) mean += (index + 1) * p;
  return mean;
}

const meanWalkOffInExtra = (shape: BaseballShape): number =>
  1 - shape.walkOffHomer + shape.walkOffHomer * meanMargin(shape);

/** Rounds in which ratio and total are fitted to each other. */
const ROUNDS = 2;
/** About how the log ratio of the rates goes with Φ⁻¹(home win): where the search begins. */
const RATIO_PER_PROBIT = 0.96;

/** Rates of nine full innings that give the win probability and the mean total of games as they are played. */
export function solveRates(shape: BaseballShape, homeWin: number, expectedTotal: number): Rates {
  let total = expectedTotal;
  let logRatio = RATIO_PER_PROBIT * normalQuantile(homeWin);
  let width = 0.2;
  for (let round = 0; round < ROUNDS; round++) {
    const full = total;
    const share = (x: number) => playedAt(shape, { total: full, logRatio: x }).homeWin;
    logRatio = solveNear(share, homeWin, { guess: logRatio, width }, -8, 8);
    width /= 10;
    total *= expectedTotal / playedAt(shape, { total, logRatio }).meanTotal;
  }
  return { total, logRatio };
}
