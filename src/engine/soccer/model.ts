/**
 * Soccer: Premier League, La Liga, Bundesliga, Serie A, MLS. Ninety minutes; a draw is a result.
 *
 * Each run draws both sides' scoring rates, log-normal around their means in equally likely steps, then the goals:
 * independent Poisson scores, and Dixon and Coles' dependence of the lowest ones.
 * Source: Dixon and Coles (1997), "Modelling association football scores", Applied Statistics 46(2).
 *
 * Inputs
 *   homeRate, awayRate    mean goals of each side, 0.05–8
 *   homeLogSd, awayLogSd  SD of the logarithm of each rate, 0–1
 *   rho                   dependence of low scores, −0.3–0.1
 *
 * Limits: no red cards, players or extra time; the two rates' errors are independent. No rate above 12 is drawn;
 * a score above 30 counts as 30.
 */
import type { ScoreGrid } from '#domain/scoreGrid.ts';
import { readInput } from '../inputs.ts';
import type { ModelInputs, Simulation, SportModel } from '../model.ts';
import { CountTable } from '../rng/countTable.ts';
import { exp } from '../rng/exp.ts';
import { type Generator, uniform } from '../rng/generator.ts';
import { NORMAL_STEPS, STEPS, secondStepOf, stepOf } from '../rng/steps.ts';
import { mergeGrids, scoreCounts } from '../scoreCounts.ts';
import { poissonCounts } from '../scoring/distributions.ts';
import { lowScoreFactor } from './lowScores.ts';

const SCORES = 31;
/** The largest rate a run may draw, goals: keeps a wide uncertainty from leaving the sport. */
const HIGHEST_RATE = 12;

function prepare(inputs: ModelInputs): Simulation<ScoreGrid> {
  const homeRate = readInput(inputs, 'homeRate', 0.05, 8);
  const awayRate = readInput(inputs, 'awayRate', 0.05, 8);
  const homeRates = uncertain(homeRate, readInput(inputs, 'homeLogSd', 0, 1));
  const awayRates = uncertain(awayRate, readInput(inputs, 'awayLogSd', 0, 1));
  const rho = readInput(inputs, 'rho', -0.3, 0.1);
  const homeGoals = goalTable(homeRates);
  const awayGoals = goalTable(awayRates);
  const counts = scoreCounts(SCORES);
  const play = (generator: Generator, runs: number): void => {
    for (let run = 0; run < runs; run++) {
      const bits = generator.next();
      const forHome = stepOf(bits);
      const forAway = secondStepOf(bits);
      let home = homeGoals.draw(generator, forHome);
      const away = awayGoals.draw(generator, forAway);
      if (home < 2 && away < 2) {
        const h = homeRates[forHome] ?? 0;
        const a = awayRates[forAway] ?? 0;
        // The factors take from two of the four scores what they give to the others, so a score that loses a share
        // of itself loses it to the one with the home side's other number of goals.
        const lost = 1 - lowScoreFactor(home, away, h, a, rho);
        if (lost > 0 && uniform(generator) < lost) home = 1 - home;
      }
      counts.add(home, away);
    }
  };
  return { play, outcome: counts.grid };
}

/** A rate's equally likely values, log-normal; their mean is the rate. */
function uncertain(rate: number, logSd: number): Float64Array {
  const rates = NORMAL_STEPS.map((z) => exp(logSd * z));
  let sum = 0;
  for (const value of rates) sum += value;
  return rates.map((value) => Math.min((rate * STEPS * value) / sum, HIGHEST_RATE));
}

function goalTable(rates: Float64Array): CountTable {
  const table = new CountTable(STEPS, SCORES);
  const probabilities = new Float64Array(SCORES);
  rates.forEach((rate, step) => {
    poissonCounts(probabilities, rate);
    table.set(step, probabilities);
  });
  return table;
}

export const soccer: SportModel = {
  id: 'soccer',
  leagues: ['MLS', 'EPL', 'LaLiga', 'Bundesliga', 'SerieA'],
  prepare,
  merge: mergeGrids,
};
