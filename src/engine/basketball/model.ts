/**
 * Basketball: NBA, WNBA, men's college.
 *
 * Each run draws the difference of strength, then regulation's margin and total as normals rounded to whole
 * scores; a level score plays overtimes, each a short game of its own, until one side leads.
 * Normal margins: Stern (1994), "A Brownian motion model for the progress of sports scores", JASA 89(427).
 *
 * Inputs
 *   homeWin        P(home wins), 0.001–0.999. The simulated share reproduces it.
 *   expectedTotal  mean of home + away points with overtime, 80–320
 *   marginSd       SD of the margin given the teams' strengths, points, 5–30
 *   ratingSd       SD of the difference of strengths, points, 0–30
 *   totalSd        SD of regulation's total, points, 5–40
 *   overtimeShare  length of an overtime ÷ regulation, 0.05–0.3
 *
 * Limits: no pace or players; margin and total are independent; late-game fouling, which makes level scores
 * a little more common than a normal margin does, is left out. A score above 250 counts as 250.
 */
import type { ScoreGrid } from '#domain/scoreGrid.ts';
import { readInput, readWinProbability } from '../inputs.ts';
import type { ModelInputs, Simulation, SportModel } from '../model.ts';
import type { Generator } from '../rng/generator.ts';
import { normal } from '../rng/normal.ts';
import { mergeGrids, scoreCounts } from '../scoreCounts.ts';
import { centreFor, expectedOvertimes } from './centre.ts';

const SCORES = 251;
/** Overtimes after which the better side is given the game by one point: about 1 run in 10²⁰ gets there. */
const MOST_OVERTIMES = 20;

const nearest = (x: number): number => Math.floor(x + 0.5);

function prepare(inputs: ModelInputs): Simulation<ScoreGrid> {
  const homeWin = readWinProbability(inputs);
  const expectedTotal = readInput(inputs, 'expectedTotal', 80, 320);
  const marginSd = readInput(inputs, 'marginSd', 5, 30);
  const ratingSd = readInput(inputs, 'ratingSd', 0, 30);
  const totalSd = readInput(inputs, 'totalSd', 5, 40);
  const overtimeShare = readInput(inputs, 'overtimeShare', 0.05, 0.3);
  const shape = { marginSd, ratingSd, overtimeShare };

  const centre = centreFor(homeWin, shape);
  const regulation = expectedTotal / (1 + expectedOvertimes(centre, shape) * overtimeShare);
  const shortSd = Math.sqrt(overtimeShare);
  const counts = scoreCounts(SCORES);
  const play = (generator: Generator, runs: number): void => {
    for (let run = 0; run < runs; run++) {
      const strength = centre + ratingSd * normal(generator);
      let margin = nearest(strength + marginSd * normal(generator));
      let home = homeScore(margin, regulation + totalSd * normal(generator));
      let away = home - margin;
      for (let period = 0; home === away; period++) {
        if (period === MOST_OVERTIMES) margin = strength < 0 ? -1 : 1;
        else margin = nearest(strength * overtimeShare + marginSd * shortSd * normal(generator));
        const points = regulation * overtimeShare + totalSd * shortSd * normal(generator);
        const scored = homeScore(margin, points);
        home += scored;
        away += scored - margin;
      }
      counts.add(home, away);
    }
  };
  return { play, outcome: counts.grid };
}

/** Home points that go with a margin and a total; neither side below zero. */
function homeScore(margin: number, total: number): number {
  const home = nearest((total + margin) / 2);
  const least = Math.max(margin, 0);
  return Math.max(home, least);
}

export const basketball: SportModel = {
  id: 'basketball',
  leagues: ['NBA', 'WNBA', 'NCAAB'],
  prepare,
  merge: mergeGrids,
};
