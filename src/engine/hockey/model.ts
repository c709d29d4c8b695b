/**
 * Hockey: NHL.
 *
 * Each run draws the log ratio of the two sides' scoring rates, then each side's goals in regulation from a
 * Poisson distribution. A side one or two goals ahead at the end may add one at the empty net. A level score goes to
 * overtime or a shoot-out, won by exactly one goal, as the league counts it.
 * Poisson goals: Mullet (1977), "Simeon Poisson and the National Hockey League", American Statistician 31(1).
 *
 * Inputs
 *   homeWin        P(home wins, overtime and shoot-out included), 0.001–0.999. The simulated share reproduces it.
 *   expectedTotal  mean of home + away goals as the league counts them, 2–15
 *   ratingSd       SD of the difference of strengths, goals, 0–3
 *   emptyNet0      probability of a goal at the empty net when one ahead, 0–0.9
 *   emptyNet1      the same when two ahead, 0–0.9
 *
 * Limits: no goalies, score effects or power plays; the two sides' goals are independent given the rates.
 */
import type { ScoreGrid } from '#domain/scoreGrid.ts';
import { readInput, readWinProbability } from '../inputs.ts';
import type { ModelInputs, Simulation, SportModel } from '../model.ts';
import { type Generator, uniform } from '../rng/generator.ts';
import { normal } from '../rng/normal.ts';
import { poisson } from '../rng/poisson.ts';
import { mergeGrids, scoreCounts } from '../scoreCounts.ts';
import { poissonCounts } from '../scoring/distributions.ts';
import { homeShareAt, MOST, ratesFor } from '../scoring/rates.ts';

/** Overtime and shoot-outs are won by one. */
const EXTRA_MARGINS = [1];

function prepare(inputs: ModelInputs): Simulation<ScoreGrid> {
  const homeWin = readWinProbability(inputs);
  const expectedTotal = readInput(inputs, 'expectedTotal', 2, 15);
  // A difference of d goals at level strengths is a log ratio of d ÷ (half the total).
  const ratioSd = readInput(inputs, 'ratingSd', 0, 3) / (expectedTotal / 2);
  const byOne = readInput(inputs, 'emptyNet0', 0, 0.9);
  const byTwo = readInput(inputs, 'emptyNet1', 0, 0.9);
  const game = {
    distribution: poissonCounts,
    ratioSd,
    extraMargins: EXTRA_MARGINS,
    emptyNet: [byOne, byTwo] as const,
  };
  const rates = ratesFor(game, homeWin, expectedTotal);
  const counts = scoreCounts(MOST);
  const play = (generator: Generator, runs: number): void => {
    for (let run = 0; run < runs; run++) {
      const share = homeShareAt(rates.logRatio + ratioSd * normal(generator));
      let home = poisson(generator, rates.total * share);
      let away = poisson(generator, rates.total * (1 - share));
      const last = uniform(generator);
      if (home === away) {
        if (last < share) home += 1;
        else away += 1;
      } else {
        const lead = home - away;
        const chance = lead * lead === 1 ? byOne : lead * lead === 4 ? byTwo : 0;
        if (last < chance) {
          if (lead > 0) home += 1;
          else away += 1;
        }
      }
      counts.add(home, away);
    }
  };
  return { play, outcome: counts.grid };
}

export const hockey: SportModel = { id: 'hockey', leagues: ['NHL'], prepare, merge: mergeGrids };
