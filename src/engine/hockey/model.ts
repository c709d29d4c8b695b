/**
 * Hockey: NHL.
 *
 * Each run draws how strong the two sides truly are, a step of the log ratio of their scoring rates, then each
 * side's goals in regulation from a Poisson distribution. Late goals follow: a side one goal behind may draw level,
 * a side one or two ahead may add one at the empty net. A level score goes to overtime or a shoot-out, won by
 * exactly one goal, as the league counts it.
 * Poisson goals: Mullet (1977), "Simeon Poisson and the National Hockey League", American Statistician 31(1).
 * That level scores are more common than independent Poisson goals say, and late goals explain it: Beaudoin and
 * Swartz (2010), "Strategies for pulling the goalie in hockey", American Statistician 64(3).
 *
 * Inputs
 *   homeWin        P(home wins, overtime and shoot-out included), 0.001–0.999. The simulated share reproduces it.
 *   expectedTotal  mean of home + away goals as the league counts them, 2–15
 *   ratingSd       SD of the difference of strengths, goals, 0–3
 *   emptyNet0      probability of a goal at the empty net when one ahead, 0–0.9
 *   emptyNet1      the same when two ahead, 0–0.9
 *   equaliser      probability that a side one behind draws level late, 0–0.6, with emptyNet0 at most 1;
 *                  0 where absent. What is missing between Poisson goals and the share of games with overtime
 *
 * Limits: no goalies, score effects or power plays; the two sides' goals are independent given the rates. A score
 * above 60 counts as 60.
 */
import { leaguesOf } from '#domain/leagues/kinds.ts';
import type { ScoreGrid } from '#domain/scoreGrid.ts';
import { readInput, readOptional, readWinProbability } from '../inputs.ts';
import type { Joint } from '../joint/joint.ts';
import type { ModelInputs, Simulation, SportModel } from '../model.ts';
import { type BatchGame, playBatches } from '../rng/batches.ts';
import { CountTable } from '../rng/countTable.ts';
import { type Generator, unit } from '../rng/generator.ts';
import { NORMAL_STEPS, STEPS, stepOf } from '../rng/steps.ts';
import { mergeGrids, ScoreCounts } from '../scoreCounts.ts';
import { poissonCounts } from '../scoring/distributions.ts';
import { type CountGame, homeShareAt, MOST, outcomeOf, ratesFor } from '../scoring/rates.ts';
import { hockeyJoint } from './joint.ts';

/** Overtime and shoot-outs are won by one. */
const EXTRA_MARGINS = [1];

function readGame(inputs: ModelInputs) {
  const homeWin = readWinProbability(inputs);
  const expectedTotal = readInput(inputs, 'expectedTotal', 2, 15);
  const emptyNet = readInput(inputs, 'emptyNet0', 0, 0.9);
  const game: CountGame & { readonly equaliser: number } = {
    distribution: poissonCounts,
    // A difference of d goals at level strengths is a log ratio of d ÷ (half the total).
    ratioSd: readInput(inputs, 'ratingSd', 0, 3) / (expectedTotal / 2),
    extraMargins: EXTRA_MARGINS,
    emptyNet: [emptyNet, readInput(inputs, 'emptyNet1', 0, 0.9)],
    equaliser: readOptional(inputs, 'equaliser', 0, 0, Math.min(0.6, 1 - emptyNet)),
  };
  return { game, rates: ratesFor(game, homeWin, expectedTotal) };
}

/** Exact probability that a game goes to overtime. Throws as the model does. */
export function overtimeProbability(inputs: ModelInputs): number {
  const { game, rates } = readGame(inputs);
  return outcomeOf(game, rates).extra;
}

export function hockeyTable(inputs: ModelInputs): Joint {
  const { game, rates } = readGame(inputs);
  return hockeyJoint(game, rates);
}

class HockeyGame implements Simulation<ScoreGrid>, BatchGame {
  /** Strength, both sides' goals, the late goal, overtime. */
  readonly numbers = 5;
  private readonly shares = new Float64Array(STEPS);
  private readonly homeGoals = new CountTable(STEPS, MOST);
  private readonly awayGoals = new CountTable(STEPS, MOST);
  private readonly counts = new ScoreCounts(MOST);
  private readonly byOne: number;
  private readonly byOneOrLevel: number;
  private readonly byTwo: number;

  constructor(inputs: ModelInputs) {
    const { game, rates } = readGame(inputs);
    [this.byOne, this.byTwo] = game.emptyNet;
    this.byOneOrLevel = this.byOne + game.equaliser;
    const probabilities = new Float64Array(MOST);
    for (let step = 0; step < STEPS; step++) {
      const share = homeShareAt(rates.logRatio + game.ratioSd * (NORMAL_STEPS[step] ?? 0));
      this.shares[step] = share;
      poissonCounts(probabilities, rates.total * share);
      this.homeGoals.set(step, probabilities);
      poissonCounts(probabilities, rates.total * (1 - share));
      this.awayGoals.set(step, probabilities);
    }
  }

  play(generator: Generator, runs: number): void {
    playBatches(this, generator, runs);
  }

  batch(bits: Uint32Array, wanted: number): number {
    const { shares, homeGoals, awayGoals, counts, byOne, byOneOrLevel, byTwo, numbers } = this;
    for (let run = 0; run < wanted; run++) {
      const at = run * numbers;
      const step = stepOf(bits[at] ?? 0);
      let home = homeGoals.draw(bits[at + 1] ?? 0, step);
      let away = awayGoals.draw(bits[at + 2] ?? 0, step);
      const lead = home - away;
      const late = unit(bits[at + 3] ?? 0);
      if (lead === 1 || lead === -1) {
        const forLeader = late < byOne;
        if (late < byOneOrLevel) {
          if (forLeader === lead > 0) home += 1;
          else away += 1;
        }
      } else if ((lead === 2 || lead === -2) && late < byTwo) {
        if (lead > 0) home += 1;
        else away += 1;
      }
      if (home === away) {
        if (unit(bits[at + 4] ?? 0) < (shares[step] ?? 0)) home += 1;
        else away += 1;
      }
      counts.add(home, away);
    }
    return wanted;
  }

  outcome(): ScoreGrid {
    return this.counts.grid();
  }
}

export const hockey: SportModel = {
  id: 'hockey',
  leagues: leaguesOf('hockey'),
  prepare: (inputs) => new HockeyGame(inputs),
  merge: mergeGrids,
};
