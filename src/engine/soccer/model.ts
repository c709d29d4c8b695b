/**
 * Soccer: Premier League, La Liga, Bundesliga, Serie A, MLS. Ninety minutes; a draw is a result.
 *
 * Each run draws both sides' scoring rates, log-normal around their means, then the goals: independent Poisson
 * scores kept or drawn again by Dixon and Coles' factor for the lowest scores.
 * Source: Dixon and Coles (1997), "Modelling association football scores", Applied Statistics 46(2).
 *
 * Inputs
 *   homeRate, awayRate    mean goals of each side, 0.05–8
 *   homeLogSd, awayLogSd  SD of the logarithm of each rate, 0–1
 *   rho                   dependence of low scores, −0.3–0.1
 *
 * Limits: no red cards, players or extra time; the two rates' errors are independent. A score above 30 counts
 * as 30.
 */
import type { ScoreGrid } from '#domain/scoreGrid.ts';
import { readInput } from '../inputs.ts';
import type { ModelInputs, Simulation, SportModel } from '../model.ts';
import { exp } from '../rng/exp.ts';
import { type Generator, uniform } from '../rng/generator.ts';
import { normal } from '../rng/normal.ts';
import { poisson } from '../rng/poisson.ts';
import { mergeGrids, scoreCounts } from '../scoreCounts.ts';
import { largestFactor, lowScoreFactor } from './lowScores.ts';

const SCORES = 31;
/** The largest rate a run may draw, goals: keeps a wide uncertainty from leaving the sport. */
const HIGHEST_RATE = 12;

function prepare(inputs: ModelInputs): Simulation<ScoreGrid> {
  const homeRate = readInput(inputs, 'homeRate', 0.05, 8);
  const awayRate = readInput(inputs, 'awayRate', 0.05, 8);
  const homeLogSd = readInput(inputs, 'homeLogSd', 0, 1);
  const awayLogSd = readInput(inputs, 'awayLogSd', 0, 1);
  const rho = readInput(inputs, 'rho', -0.3, 0.1);
  const counts = scoreCounts(SCORES);
  const play = (generator: Generator, runs: number): void => {
    for (let run = 0; run < runs; run++) {
      const forHome = drawRate(generator, homeRate, homeLogSd);
      const forAway = drawRate(generator, awayRate, awayLogSd);
      const largest = largestFactor(forHome, forAway, rho);
      for (;;) {
        const home = poisson(generator, forHome);
        const away = poisson(generator, forAway);
        const factor = lowScoreFactor(home, away, forHome, forAway, rho);
        if (uniform(generator) * largest < factor) {
          counts.add(home, away);
          break;
        }
      }
    }
  };
  return { play, outcome: counts.grid };
}

/** Log-normal around its mean: the mean of e^(s·z − s²/2) is 1. */
function drawRate(generator: Generator, mean: number, logSd: number): number {
  const rate = mean * exp(logSd * normal(generator) - (logSd * logSd) / 2);
  return Math.min(rate, HIGHEST_RATE);
}

export const soccer: SportModel = {
  id: 'soccer',
  leagues: ['MLS', 'EPL', 'LaLiga', 'Bundesliga', 'SerieA'],
  prepare,
  merge: mergeGrids,
};
