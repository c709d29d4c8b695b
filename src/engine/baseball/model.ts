/**
 * Baseball: MLB.
 *
 * Each run draws how strong the two sides truly are, a step of the log ratio of their scoring rates, then the
 * visitors' nine innings and the home side's eight from negative binomials. The home side bats in the ninth only if
 * it is not ahead, and stops when it leads: by one, or on a home run by as many as would have scored. A level score
 * goes to extra innings, won by 1, 2, 3 or 4 runs, by the home side again in a walk-off.
 * Negative-binomial runs: Lindsey (1963), "An investigation of strategies in baseball", Operations Research 11(4),
 * shows the over-dispersion against Poisson, and how far innings are independent.
 *
 * Inputs
 *   homeWin        P(home wins), 0.001–0.999. The simulated share reproduces it.
 *   expectedTotal  mean of home + away runs as games are played, extra innings included, 3–30
 *   dispersion     of each side's runs in nine full innings: variance = mean + mean² ÷ dispersion, 1–1000
 *   ratingSd       SD of the difference of strengths, runs, 0–5
 *   extra0 … extra3  probabilities that the visitors win extra innings by 1, 2, 3, 4 runs; they sum to 1
 *   walkOffHomer   probability that a walk-off is a home run, 0–1; 0.45 where absent, which gives the home side's
 *                  one-run wins, 17.2% of games from 2010 to 2023
 *   levelWeight    how often nine innings end level against independent innings, 0.5–1; 0.85 where absent, which
 *                  gives the historical share of extra innings, about 8.6% of games (baseball-reference.com, seasons
 *                  from 1993 on)
 *
 * Limits: no lineups, starters or bullpen; the two sides' runs are independent given the rates; runs that both sides
 * score in the same extra inning are left out. A score above 60 counts as 60.
 */
import { leaguesOf } from '#domain/leagues/kinds.ts';
import type { ScoreGrid } from '#domain/scoreGrid.ts';
import { readInput, readOptional, readProbabilities, readWinProbability } from '../inputs.ts';
import type { Joint } from '../joint/joint.ts';
import type { ModelInputs, Simulation, SportModel } from '../model.ts';
import { type BatchGame, playBatches } from '../rng/batches.ts';
import { CountTable } from '../rng/countTable.ts';
import { type Generator, unit } from '../rng/generator.ts';
import { NORMAL_STEPS, STEPS, stepOf } from '../rng/steps.ts';
import { mergeGrids, ScoreCounts } from '../scoreCounts.ts';
import { homeShareAt } from '../scoring/rates.ts';
import { INNING_RUNS, inningsOf, LARGEST_WALK_OFF, RUNS } from './innings.ts';
import { baseballJoint } from './joint.ts';
import { type BaseballShape, playedAt, solveRates } from './solve.ts';

const EXTRA_MARGINS = 4;
const WALK_OFF_HOMER = 0.45;
const LEVEL_WEIGHT = 0.85;

function readGame(inputs: ModelInputs) {
  const homeWin = readWinProbability(inputs);
  const expectedTotal = readInput(inputs, 'expectedTotal', 3, 30);
  const shape: BaseballShape = {
    dispersion: readInput(inputs, 'dispersion', 1, 1000),
    // A difference of d runs at level strengths is a log ratio of d ÷ (half the total).
    ratioSd: readInput(inputs, 'ratingSd', 0, 5) / (expectedTotal / 2),
    levelWeight: readOptional(inputs, 'levelWeight', LEVEL_WEIGHT, 0.5, 1),
    walkOffHomer: readOptional(inputs, 'walkOffHomer', WALK_OFF_HOMER, 0, 1),
    extra: readProbabilities(inputs, 'extra', EXTRA_MARGINS),
  };
  return { shape, rates: solveRates(shape, homeWin, expectedTotal) };
}

/** Exact probability that a game goes to extra innings. Throws as the model does. */
export function extraInningsProbability(inputs: ModelInputs): number {
  const { shape, rates } = readGame(inputs);
  return playedAt(shape, rates).level;
}

export function baseballTable(inputs: ModelInputs): Joint {
  const { shape, rates } = readGame(inputs);
  return baseballJoint(shape, rates);
}

class BaseballGame implements Simulation<ScoreGrid>, BatchGame {
  /** Strength, three parts of nine innings, the home run, the level score, its margin and who wins it. */
  readonly numbers = 8;
  private readonly shares = new Float64Array(STEPS);
  private readonly visitors = new CountTable(STEPS, RUNS);
  private readonly eight = new CountTable(STEPS, RUNS);
  private readonly ninth = new CountTable(STEPS, INNING_RUNS);
  private readonly extra = new CountTable(1, EXTRA_MARGINS);
  private readonly counts = new ScoreCounts(RUNS);
  private readonly shape: BaseballShape;

  constructor(inputs: ModelInputs) {
    const { shape, rates } = readGame(inputs);
    this.shape = shape;
    this.extra.set(0, shape.extra);
    const innings = inningsOf(shape.dispersion);
    for (let step = 0; step < STEPS; step++) {
      const share = homeShareAt(rates.logRatio + shape.ratioSd * (NORMAL_STEPS[step] ?? 0));
      innings.set(rates.total * share, rates.total * (1 - share));
      this.shares[step] = share;
      this.visitors.set(step, innings.away);
      this.eight.set(step, innings.home);
      this.ninth.set(step, innings.ninth);
    }
  }

  play(generator: Generator, runs: number): void {
    playBatches(this, generator, runs);
  }

  batch(bits: Uint32Array, wanted: number): number {
    const { shares, visitors, eight, ninth, extra, counts, numbers } = this;
    const { levelWeight, walkOffHomer } = this.shape;
    let played = 0;
    for (let run = 0; run < wanted; run++) {
      const at = run * numbers;
      const step = stepOf(bits[at] ?? 0);
      let away = visitors.draw(bits[at + 1] ?? 0, step);
      let home = eight.draw(bits[at + 2] ?? 0, step);
      if (home <= away) {
        const over = home + ninth.draw(bits[at + 3] ?? 0, step) - away;
        const homer = unit(bits[at + 4] ?? 0) < walkOffHomer;
        home = away + over;
        if (over > 1) home = away + (homer ? Math.min(over, LARGEST_WALK_OFF) : 1);
        if (over === 0) {
          // A level score that is not kept is played again.
          if (unit(bits[at + 5] ?? 0) >= levelWeight) continue;
          const by = extra.draw(bits[at + 6] ?? 0, 0) + 1;
          if (unit(bits[at + 7] ?? 0) >= (shares[step] ?? 0)) away += by;
          else home += homer ? by : 1;
        }
      }
      counts.add(home, away);
      played += 1;
    }
    return played;
  }

  outcome(): ScoreGrid {
    return this.counts.grid();
  }
}

export const baseball: SportModel = {
  id: 'baseball',
  leagues: leaguesOf('baseball'),
  prepare: (inputs) => new BaseballGame(inputs),
  merge: mergeGrids,
};
