/**
 * Soccer: Premier League, La Liga, Bundesliga, Serie A, MLS. Ninety minutes; a draw is a result.
 *
 * Each run draws both sides' scoring rates, log-normal around their means in equally likely steps, then the goals:
 * independent Poisson scores, Dixon and Coles' dependence of the lowest ones, and the easing of clear leads.
 * Source: Dixon and Coles (1997), "Modelling association football scores", Applied Statistics 46(2). A side that
 * leads scores less and one that trails more: Dixon and Robinson (1998), "A birth process model for association
 * football matches", The Statistician 47(3); here as a share of the leads of two goals or more that end a goal
 * smaller, which leaves home win, draw and away win as they are.
 *
 * Inputs
 *   homeRate, awayRate    mean goals of each side, 0.05–8
 *   homeLogSd, awayLogSd  SD of the logarithm of each rate, 0–1
 *   rho                   dependence of low scores, −0.3–0.1
 *   easing                share of leads of two or more that lose a goal: in half of them the leader scores one
 *                         fewer, in half the other side one more, 0–0.5; 0 if absent
 *
 * Limits: no red cards, players or extra time; the two rates' errors are independent. No rate above 12 is drawn;
 * a score above 30 counts as 30.
 */
import { leaguesOf } from '#domain/leagues/kinds.ts';
import type { ScoreGrid } from '#domain/scoreGrid.ts';
import { readInput, readOptional } from '../inputs.ts';
import type { Joint } from '../joint/joint.ts';
import type { ModelInputs, Simulation, SportModel } from '../model.ts';
import { type BatchGame, playBatches } from '../rng/batches.ts';
import { CountTable } from '../rng/countTable.ts';
import { exp } from '../rng/exp.ts';
import { type Generator, unit } from '../rng/generator.ts';
import { NORMAL_STEPS, STEPS, secondStepOf, stepOf } from '../rng/steps.ts';
import { mergeGrids, ScoreCounts } from '../scoreCounts.ts';
import { poissonCounts } from '../scoring/distributions.ts';
import { soccerJoint } from './joint.ts';

const SCORES = 31;
/** The largest rate a run may draw, goals: keeps a wide uncertainty from leaving the sport. */
const HIGHEST_RATE = 12;

export const soccerTable = (inputs: ModelInputs): Joint =>
  soccerJoint({
    homeRate: readInput(inputs, 'homeRate', 0.05, 8),
    awayRate: readInput(inputs, 'awayRate', 0.05, 8),
    homeLogSd: readInput(inputs, 'homeLogSd', 0, 1),
    awayLogSd: readInput(inputs, 'awayLogSd', 0, 1),
    rho: readInput(inputs, 'rho', -0.3, 0.1),
    easing: readOptional(inputs, 'easing', 0, 0, 0.5),
  });

class SoccerGame implements Simulation<ScoreGrid>, BatchGame {
  /** Both rates, both sides' goals, the lowest scores or a clear lead. */
  readonly numbers = 4;
  private readonly homeTerms: Float64Array;
  private readonly awayTerms: Float64Array;
  private readonly rho: number;
  private readonly easing: number;
  private readonly homeGoals: CountTable;
  private readonly awayGoals: CountTable;
  private readonly counts = new ScoreCounts(SCORES);

  constructor(inputs: ModelInputs) {
    const homeRate = readInput(inputs, 'homeRate', 0.05, 8);
    const awayRate = readInput(inputs, 'awayRate', 0.05, 8);
    const homeRates = uncertain(homeRate, readInput(inputs, 'homeLogSd', 0, 1));
    const awayRates = uncertain(awayRate, readInput(inputs, 'awayLogSd', 0, 1));
    this.rho = readInput(inputs, 'rho', -0.3, 0.1);
    this.easing = readOptional(inputs, 'easing', 0, 0, 0.5);
    this.homeTerms = lowTerms(homeRates);
    this.awayTerms = lowTerms(awayRates);
    this.homeGoals = goalTable(homeRates);
    this.awayGoals = goalTable(awayRates);
  }

  play(generator: Generator, runs: number): void {
    playBatches(this, generator, runs);
  }

  batch(bits: Uint32Array, wanted: number): number {
    const { homeTerms, awayTerms, rho, easing, homeGoals, awayGoals, counts, numbers } = this;
    for (let run = 0; run < wanted; run++) {
      const at = run * numbers;
      const forHome = stepOf(bits[at] ?? 0);
      const forAway = secondStepOf(bits[at] ?? 0);
      let home = homeGoals.draw(bits[at + 1] ?? 0, forHome);
      let away = awayGoals.draw(bits[at + 2] ?? 0, forAway);
      if (home < 2 && away < 2) {
        // Dixon and Coles' factors take from two of the four lowest scores what they give to the other two, so a
        // score that loses this share of itself loses it to the one with the home side's other number of goals.
        const lost =
          rho * (homeTerms[2 * forHome + home] ?? 0) * (awayTerms[2 * forAway + away] ?? 0);
        if (unit(bits[at + 3] ?? 0) < lost) home = 1 - home;
      } else if (home - away > 1) {
        const u = unit(bits[at + 3] ?? 0);
        if (u < easing / 2) home -= 1;
        else if (u < easing) away += 1;
      } else if (away - home > 1) {
        const u = unit(bits[at + 3] ?? 0);
        if (u < easing / 2) away -= 1;
        else if (u < easing) home += 1;
      }
      counts.add(home, away);
    }
    return wanted;
  }

  outcome(): ScoreGrid {
    return this.counts.grid();
  }
}

/** A rate's equally likely values, log-normal; their mean is the rate. */
function uncertain(rate: number, logSd: number): Float64Array {
  const rates = NORMAL_STEPS.map((z) => exp(logSd * z));
  let sum = 0;
  for (const value of rates) sum += value;
  return rates.map((value) => Math.min((rate * STEPS * value) / sum, HIGHEST_RATE));
}

/**
 * By step, a side's term with 0 and with 1 goals: its rate and −1. ρ × both sides' terms is what Dixon and Coles'
 * factor (their equation 4.2) leaves of 1: 1 − factor.
 */
function lowTerms(rates: Float64Array): Float64Array {
  const terms = new Float64Array(2 * STEPS).fill(-1);
  rates.forEach((rate, step) => {
    terms[2 * step] = rate;
  });
  return terms;
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
  leagues: leaguesOf('soccer'),
  prepare: (inputs) => new SoccerGame(inputs),
  merge: mergeGrids,
};
