/**
 * Baseball: MLB.
 *
 * Each run draws the log ratio of the two sides' scoring rates, then each side's runs from a negative binomial;
 * a level score goes to extra innings, won by 1, 2, 3 or 4 runs.
 * Negative-binomial runs: Lindsey (1963), Operations Research 11(4), shows the over-dispersion against Poisson.
 *
 * Inputs
 *   homeWin        P(home wins), 0.001–0.999. The simulated share reproduces it.
 *   expectedTotal  mean of home + away runs with extra innings, 3–30
 *   dispersion     of each side's runs: variance = mean + mean² ÷ dispersion, 1–1000
 *   ratingSd       SD of the difference of strengths, runs, 0–5
 *   extra0 … extra3  probabilities that extra innings are won by 1, 2, 3, 4 runs; they sum to 1
 *
 * Limits: no innings, starters or bullpen; the two sides' runs are independent given the rates. A score above
 * 60 counts as 60.
 */
import type { ScoreGrid } from '#domain/scoreGrid.ts';
import { readInput, readInputList, readWinProbability } from '../inputs.ts';
import type { ModelInputs, Simulation, SportModel } from '../model.ts';
import { negativeBinomial } from '../rng/gamma.ts';
import { type Generator, uniform } from '../rng/generator.ts';
import { normal } from '../rng/normal.ts';
import { mergeGrids, scoreCounts } from '../scoreCounts.ts';
import { negativeBinomialCounts } from '../scoring/distributions.ts';
import { homeShareAt, MOST, ratesFor } from '../scoring/rates.ts';

export const EXTRA_MARGINS = 4;

function prepare(inputs: ModelInputs): Simulation<ScoreGrid> {
  const homeWin = readWinProbability(inputs);
  const expectedTotal = readInput(inputs, 'expectedTotal', 3, 30);
  const dispersion = readInput(inputs, 'dispersion', 1, 1000);
  // A difference of d runs at level strengths is a log ratio of d ÷ (half the total).
  const ratioSd = readInput(inputs, 'ratingSd', 0, 5) / (expectedTotal / 2);
  const extraMargins = readInputList(inputs, 'extra', EXTRA_MARGINS, 0, 1);
  const distribution = negativeBinomialCounts(dispersion);
  const game = { distribution, ratioSd, extraMargins, emptyNet: [0, 0] as const };
  const rates = ratesFor(game, homeWin, expectedTotal);
  const counts = scoreCounts(MOST);
  const play = (generator: Generator, runs: number): void => {
    for (let run = 0; run < runs; run++) {
      const share = homeShareAt(rates.logRatio + ratioSd * normal(generator));
      let home = negativeBinomial(generator, rates.total * share, dispersion);
      let away = negativeBinomial(generator, rates.total * (1 - share), dispersion);
      if (home === away) {
        const homeTakes = uniform(generator) < share;
        const by = drawMargin(uniform(generator), extraMargins);
        if (homeTakes) home += by;
        else away += by;
      }
      counts.add(home, away);
    }
  };
  return { play, outcome: counts.grid };
}

/** 1 plus the index at which the running sum of probabilities passes u. */
function drawMargin(u: number, probabilities: Float64Array): number {
  let left = u;
  let by = 1;
  while (by < EXTRA_MARGINS) {
    left -= probabilities[by - 1] ?? 0;
    if (left < 0) break;
    by += 1;
  }
  return by;
}

export const baseball: SportModel = {
  id: 'baseball',
  leagues: ['MLB'],
  prepare,
  merge: mergeGrids,
};
