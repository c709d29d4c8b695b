import { NORMAL_NODES } from '../quadrature.ts';
import { exp } from '../rng/exp.ts';
import { bisect } from '../solve.ts';

/** Scores 0 to 60 are told apart. */
export const MOST = 61;

/** Fills `out` with the probabilities of 0, 1, 2 … for a mean. */
export type CountDistribution = (out: Float64Array, mean: number) => void;

/** A game of counts: two independent scores whose means share a total, level scores broken by extra play. */
export interface CountGame {
  readonly distribution: CountDistribution;
  /** SD of the log ratio of the two means. */
  readonly ratioSd: number;
  /** Probabilities that the winner of extra play wins it by 1, 2, 3 …; they sum to 1. */
  readonly extraMargins: ArrayLike<number>;
  /** Probabilities that a side one ahead, and a side two ahead, adds a goal at an empty net. */
  readonly emptyNet: readonly [byOne: number, byTwo: number];
}

/** Means of regulation: home = total·x/(1+x), away = total/(1+x), x = e^logRatio. */
export interface Rates {
  readonly total: number;
  readonly logRatio: number;
}

/** Probabilities after regulation. */
interface Regulation {
  readonly level: number;
  /** The two scores differ by one; by two. */
  readonly byOne: number;
  readonly byTwo: number;
}

interface Outcome extends Regulation {
  readonly homeWin: number;
  /** Expected points beyond regulation's means. */
  readonly added: number;
}

/** Home share of the scoring, which is also the home side's chance in extra play. */
export const homeShareAt = (logRatio: number): number => 1 / (1 + exp(-logRatio));

/** P(home wins), what regulation comes to and the expected extra scoring, over the uncertainty of the ratio. */
export function outcomeOf(game: CountGame, rates: Rates): Outcome {
  let homeWin = 0;
  let level = 0;
  let byOne = 0;
  let byTwo = 0;
  for (const [node, weight] of NORMAL_NODES) {
    const share = homeShareAt(rates.logRatio + game.ratioSd * node);
    const result = compare(game, rates.total * share, rates.total * (1 - share));
    homeWin += weight * (result.up + result.level * share);
    level += weight * result.level;
    byOne += weight * result.byOne;
    byTwo += weight * result.byTwo;
  }
  const added = level * meanExtra(game) + byOne * game.emptyNet[0] + byTwo * game.emptyNet[1];
  return { homeWin, level, byOne, byTwo, added };
}

/** Regulation's rates that give the win probability and, extra play included, the expected total. */
export function ratesFor(game: CountGame, homeWin: number, expectedTotal: number): Rates {
  let total = expectedTotal;
  let logRatio = 0;
  for (let round = 0; round < 4; round++) {
    const regulation = total;
    logRatio = bisect(
      (x) => outcomeOf(game, { total: regulation, logRatio: x }).homeWin,
      homeWin,
      -8,
      8,
    );
    total = expectedTotal - outcomeOf(game, { total, logRatio }).added;
  }
  return { total, logRatio };
}

const homeCounts = new Float64Array(MOST);
const awayCounts = new Float64Array(MOST);

function compare(game: CountGame, home: number, away: number): Regulation & { up: number } {
  game.distribution(homeCounts, home);
  game.distribution(awayCounts, away);
  let up = 0;
  let level = 0;
  let byOne = 0;
  let byTwo = 0;
  let awayBelow = 0;
  for (let score = 0; score < MOST; score++) {
    const h = homeCounts[score] ?? 0;
    up += h * awayBelow;
    level += h * awayAt(score);
    byOne += h * (awayAt(score - 1) + awayAt(score + 1));
    byTwo += h * (awayAt(score - 2) + awayAt(score + 2));
    awayBelow += awayAt(score);
  }
  return { up, level, byOne, byTwo };
}

const awayAt = (score: number): number =>
  score < 0 || score >= MOST ? 0 : (awayCounts[score] ?? 0);

function meanExtra(game: CountGame): number {
  let mean = 0;
  for (let index = 0; index < game.extraMargins.length; index++) {
    mean += (index + 1) * (game.extraMargins[index] ?? 0);
  }
  return mean;
}
