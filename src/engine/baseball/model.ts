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
import type { ScoreGrid } from '#domain/scoreGrid.ts';
import { readInput, readOptional, readProbabilities, readWinProbability } from '../inputs.ts';
import type { ModelInputs, Simulation, SportModel } from '../model.ts';
import { CountTable } from '../rng/countTable.ts';
import { type Generator, uniform } from '../rng/generator.ts';
import { NORMAL_STEPS, STEPS, stepOf } from '../rng/steps.ts';
import { mergeGrids, scoreCounts } from '../scoreCounts.ts';
import { homeShareAt } from '../scoring/rates.ts';
import { INNING_RUNS, inningsOf, LARGEST_WALK_OFF, RUNS } from './innings.ts';
import { type BaseballShape, playedAt, solveRates } from './solve.ts';

export const EXTRA_MARGINS = 4;
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

function prepare(inputs: ModelInputs): Simulation<ScoreGrid> {
  const { shape, rates } = readGame(inputs);
  const { levelWeight, walkOffHomer } = shape;
  const shares = new Float64Array(STEPS);
  const visitors = new CountTable(STEPS, RUNS);
  const eight = new CountTable(STEPS, RUNS);
  const ninth = new CountTable(STEPS, INNING_RUNS);
  const extra = new CountTable(1, EXTRA_MARGINS);
  extra.set(0, shape.extra);
  const innings = inningsOf(shape.dispersion);
  for (let step = 0; step < STEPS; step++) {
    const share = homeShareAt(rates.logRatio + shape.ratioSd * (NORMAL_STEPS[step] ?? 0));
    innings.set(rates.total * share, rates.total * (1 - share));
    shares[step] = share;
    visitors.set(step, innings.away);
    eight.set(step, innings.home);
    ninth.set(step, innings.ninth);
  }
  const counts = scoreCounts(RUNS);
  const isHomer = (generator: Generator): boolean => uniform(generator) < walkOffHomer;

  /** One run; false where its level score is not kept and it is played again. */
  const playOne = (generator: Generator): boolean => {
    const step = stepOf(generator.next());
    let away = visitors.draw(generator, step);
    let home = eight.draw(generator, step);
    if (home <= away) {
      const over = home + ninth.draw(generator, step) - away;
      home = away + over;
      if (over > 1) {
        home = away + (isHomer(generator) ? Math.min(over, LARGEST_WALK_OFF) : 1);
      } else if (over === 0) {
        if (uniform(generator) >= levelWeight) return false;
        const by = extra.draw(generator, 0) + 1;
        if (uniform(generator) >= (shares[step] ?? 0)) away += by;
        else home += isHomer(generator) ? by : 1;
      }
    }
    counts.add(home, away);
    return true;
  };
  const play = (generator: Generator, runs: number): void => {
    for (let run = 0; run < runs; ) if (playOne(generator)) run += 1;
  };
  return { play, outcome: counts.grid };
}

export const baseball: SportModel = {
  id: 'baseball',
  leagues: ['MLB'],
  prepare,
  merge: mergeGrids,
};
