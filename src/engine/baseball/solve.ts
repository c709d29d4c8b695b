import { normalQuantile } from '../rng/normal.ts';
import { NORMAL_STEPS, RNG_STEPS } from '../rng/steps.ts';
import { checkWin, FARTHEST_RATE, homeShareAt, type ScoringRates } from '../scoring/rates.ts';
import { solveNear } from '../solve.ts';
import { type Innings, inningsOf, RUNS } from './innings.ts';

/** What all games of a league share, and how well the strengths are known. */
export interface BaseballShape {
  /** Dispersion of a side's runs in nine full innings: variance = mean + mean² ÷ dispersion. */
  readonly dispersion: number;
  /** SD of the log ratio of the two sides' scoring rates. */
  readonly ratioSd: number;
  /** How often nine innings end level relative to independent innings, 0.5–1. */
  readonly levelWeight: number;
  /** Probability that a walk-off hit is a home run, on which every runner scores. */
  readonly walkOffHomer: number;
  /** Probabilities that the visitors win extra innings by 1, 2, 3 and 4. */
  readonly extra: Float64Array;
}

/** Expected figures of a game, averaged over the uncertainty of the ratio. */
interface Played {
  readonly homeWin: number;
  /** P(extra innings). */
  readonly level: number;
  readonly meanTotal: number;
}

/** Exact figures at the given rates; rates.total is the mean of nine full innings of both sides. */
export function playedAt(shape: BaseballShape, rates: ScoringRates): Played {
  const innings = inningsOf(shape.dispersion);
  const sums: Sums = { homeWin: 0, level: 0, homeExtra: 0, runs: 0, levelRuns: 0 };
  for (let step = 0; step < RNG_STEPS; step++) {
    const share = homeShareAt(rates.logRatio + shape.ratioSd * (NORMAL_STEPS[step] ?? 0));
    innings.set(rates.total * share, rates.total * (1 - share));
    sums.runs += rates.total * (1 - share);
    addGames(sums, innings, shape, rates.total * share, share);
  }
  // A level score counts with its own weight, every other score with weight 1.
  const lost = (1 - shape.levelWeight) * sums.level;
  const all = RNG_STEPS - lost;
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

/** Adds the results that follow from each possible score of the visitors. */
function addGames(
  sums: Sums,
  { away, eight, nine, over }: Innings,
  shape: BaseballShape,
  homeMean: number,
  share: number,
): void {
  const extraRuns = (1 - share) * meanMargin(shape) + share * meanWalkOffInExtra(shape);
  /** P(home side not ahead after nine), its runs in those games, and its runs in games it already led after eight. */
  let notAhead = 0;
  let behindRuns = 0;
  let aheadRuns = (homeMean * 8) / 9;
  const [one, two, three, four] = over;
  for (let score = 0; score < RUNS; score++) {
    const p = away[score] ?? 0;
    const level = p * (nine[score] ?? 0);
    notAhead += nine[score] ?? 0;
    behindRuns += score * (nine[score] ?? 0);
    aheadRuns -= score * (eight[score] ?? 0);
    const homers = (two[score] ?? 0) + (three[score] ?? 0) + (four[score] ?? 0);
    const walkOffRuns = (one[score] ?? 0) * (score + 1) + shape.walkOffHomer * homers;
    sums.homeWin += p * (1 - notAhead) + level * share;
    sums.level += level;
    sums.homeExtra += level * share;
    sums.levelRuns += level * (2 * score + extraRuns);
    sums.runs += p * (behindRuns + aheadRuns + walkOffRuns) + level * extraRuns;
  }
}

function meanMargin({ extra }: BaseballShape): number {
  let mean = 0;
  for (const [index, p] of extra.entries()) mean += (index + 1) * p;
  return mean;
}

const meanWalkOffInExtra = (shape: BaseballShape): number =>
  1 - shape.walkOffHomer + shape.walkOffHomer * meanMargin(shape);

/** Rounds of fitting the ratio and the total to each other. */
const ROUNDS = 2;
/** Approximate slope of the rates' log ratio against Φ⁻¹(home win): the start of the search. */
const RATIO_PER_PROBIT = 0.96;

/** Rates for nine full innings that give the win probability and the mean total of games as actually played. */
export function solveRunRates(
  shape: BaseballShape,
  homeWin: number,
  expectedTotal: number,
): ScoringRates {
  let total = expectedTotal;
  let logRatio = RATIO_PER_PROBIT * normalQuantile(homeWin);
  let width = 0.2;
  for (let round = 0; round < ROUNDS; round++) {
    const full = total;
    let last = { at: Number.NaN, homeWin: 0, meanTotal: 1 };
    const share = (x: number) => {
      last = { at: x, ...playedAt(shape, { total: full, logRatio: x }) };
      return last.homeWin;
    };
    logRatio = solveNear(share, homeWin, { guess: logRatio, width }, -FARTHEST_RATE, FARTHEST_RATE);
    width /= 10;
    if (last.at !== logRatio) share(logRatio);
    checkWin(homeWin, last.homeWin);
    total *= expectedTotal / last.meanTotal;
  }
  return { total, logRatio };
}
