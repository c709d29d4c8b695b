import { InputError } from '#domain/numbers/inputError.ts';
import { exp } from '../rng/exp.ts';
import { normalQuantile } from '../rng/normal.ts';
import { NORMAL_STEPS, RNG_STEPS } from '../rng/steps.ts';
import { solveNear } from '../solve.ts';
import type { CountDistribution } from './distributions.ts';

/** Scores 0 to 60 are told apart. */
export const MOST = 61;

/** A game of counts: two independent scores whose means share a total, late goals, and extra play after level scores. */
export interface CountGame {
  readonly distribution: CountDistribution;
  /** SD of the log ratio of the two means. */
  readonly ratioSd: number;
  /** Probabilities that the winner of extra play wins it by 1, 2, 3 …; they sum to 1. */
  readonly extraMargins: ArrayLike<number>;
  /** Probabilities that a side one ahead, and a side two ahead, adds a goal at an empty net. */
  readonly emptyNet: readonly [byOne: number, byTwo: number];
  /** Probability that a side one behind ties the game late; 0 if absent. At most 1 together with emptyNet[0]. */
  readonly equaliser?: number;
}

/** Means of regulation: home = total·x/(1+x), away = total/(1+x), x = e^logRatio. */
export interface ScoringRates {
  readonly total: number;
  readonly logRatio: number;
}

/** Probabilities before any late goal. */
interface Regulation {
  readonly level: number;
  /** Probability that the scores differ by one goal; `byTwo`: by two. */
  readonly byOne: number;
  readonly byTwo: number;
}

export interface FullGame extends Regulation {
  readonly homeWin: number;
  /** P(extra play): level already, or by a late equalizer. */
  readonly extra: number;
  /** Expected points in addition to regulation's means. */
  readonly added: number;
}

/** Home share of the scoring, which is also the home side's chance in extra play. */
export const homeShareAt = (logRatio: number): number => 1 / (1 + exp(-logRatio));

/** P(home wins), what regulation comes to and the expected extra scoring, over the uncertainty of the ratio. */
export function fullGame(game: CountGame, rates: ScoringRates): FullGame {
  const equaliser = game.equaliser ?? 0;
  let homeWin = 0;
  let level = 0;
  let byOne = 0;
  let byTwo = 0;
  for (let step = 0; step < RNG_STEPS; step++) {
    const share = homeShareAt(rates.logRatio + game.ratioSd * (NORMAL_STEPS[step] ?? 0));
    compare(game.distribution, rates.total * share, rates.total * (1 - share));
    const drawn = now.level + equaliser * (now.upByOne + now.downByOne);
    homeWin += now.up - equaliser * now.upByOne + drawn * share;
    level += now.level;
    byOne += now.upByOne + now.downByOne;
    byTwo += now.byTwo;
  }
  homeWin /= RNG_STEPS;
  level /= RNG_STEPS;
  byOne /= RNG_STEPS;
  byTwo /= RNG_STEPS;
  const extra = level + equaliser * byOne;
  const late = byOne * (equaliser + game.emptyNet[0]) + byTwo * game.emptyNet[1];
  return { homeWin, level, byOne, byTwo, extra, added: extra * meanExtra(game) + late };
}

/** Rounds of fitting the ratio and the total to each other: each shrinks the error about fiftyfold. */
const ROUNDS = 3;
/** Approximate slope of the rates' log ratio against Φ⁻¹(home win): the start of the search. */
const RATIO_PER_PROBIT = 0.8;

/** Log ratio beyond which one side hardly scores. */
export const FARTHEST_RATE = 16;

/** Throws a RangeError if a win probability is not met: the strengths are too uncertain for it. */
export function checkWin(wanted: number, met: number): void {
  if (Math.abs(met - wanted) < 1e-6) return;
  throw new InputError(`Input homeWin cannot be met: ${wanted} beside such a ratingSd`);
}

/** Regulation's rates that give the win probability and, late goals and extra play included, the expected total. */
export function ratesFor(game: CountGame, homeWin: number, expectedTotal: number): ScoringRates {
  let total = expectedTotal;
  let logRatio = RATIO_PER_PROBIT * normalQuantile(homeWin);
  let width = 0.2;
  for (let round = 0; round < ROUNDS; round++) {
    const regulation = total;
    let last = { at: Number.NaN, homeWin: 0, added: 0 };
    const share = (x: number) => {
      last = { at: x, ...fullGame(game, { total: regulation, logRatio: x }) };
      return last.homeWin;
    };
    logRatio = solveNear(share, homeWin, { guess: logRatio, width }, -FARTHEST_RATE, FARTHEST_RATE);
    width /= 10;
    if (last.at !== logRatio) share(logRatio);
    checkWin(homeWin, last.homeWin);
    total = expectedTotal - last.added;
  }
  return { total, logRatio };
}

const homeCounts = new Float64Array(MOST);
const awayCounts = new Float64Array(MOST);
/** The last result of `compare`. */
const now = { up: 0, upByOne: 0, downByOne: 0, level: 0, byTwo: 0 };

function compare(distribution: CountDistribution, home: number, away: number): void {
  const reach = Math.max(distribution(homeCounts, home), distribution(awayCounts, away));
  let up = 0;
  let level = 0;
  let upByOne = 0;
  let downByOne = 0;
  let byTwo = 0;
  let awayBelow = 0;
  // Probabilities of home and away scoring exactly one less, and two less, than the score in hand.
  let home1 = 0;
  let home2 = 0;
  let away1 = 0;
  let away2 = 0;
  for (let score = 0; score < reach; score++) {
    const h = homeCounts[score] ?? 0;
    const a = awayCounts[score] ?? 0;
    up += h * awayBelow;
    level += h * a;
    upByOne += h * away1;
    downByOne += a * home1;
    byTwo += h * away2 + a * home2;
    awayBelow += a;
    home2 = home1;
    home1 = h;
    away2 = away1;
    away1 = a;
  }
  now.up = up;
  now.level = level;
  now.upByOne = upByOne;
  now.downByOne = downByOne;
  now.byTwo = byTwo;
}

function meanExtra(game: CountGame): number {
  let mean = 0;
  for (let index = 0; index < game.extraMargins.length; index++) {
    mean += (index + 1) * (game.extraMargins[index] ?? 0);
  }
  return mean;
}
