/**
 * Basketball: NBA, WNBA, men's college.
 *
 * Regulation's margin and total are normals on whole scores. The teams' true strengths are uncertain; with the
 * game's own noise they make regulation's margin one normal. A level score plays overtimes until one side leads,
 * each a short game of its own between the strengths a level score speaks for.
 * Normal margins: Stern (1994), "A Brownian motion model for the progress of sports scores", JASA 89(427).
 *
 * Inputs
 *   homeWin        P(home wins), 0.001–0.999. The simulated share reproduces it.
 *   expectedTotal  mean of home + away points with overtime, 80–320
 *   marginSd       SD of the margin given the teams' strengths, points, 5–30
 *   ratingSd       SD of the difference of strengths, points, 0–30
 *   totalSd        SD of regulation's total, points, 5–40
 *   overtimeShare  length of an overtime ÷ regulation, 0.05–0.3
 *   margin0 … margin9  how often regulation ends with each |margin| against the normal, 0–10; 1 where absent. The
 *                  last seconds make level scores more than twice as common as a normal margin does and one-point
 *                  margins rarer: the side behind plays for the level score, the side ahead is fouled
 *
 * Limits: no pace or players; margin and total are independent. A score above 250 counts as 250.
 */
import type { ScoreGrid } from '#domain/scoreGrid.ts';
import { readInput, readOptional, readWinProbability } from '../inputs.ts';
import type { ModelInputs, Simulation, SportModel } from '../model.ts';
import { aliasTable, drawAlias } from '../rng/alias.ts';
import type { Generator } from '../rng/generator.ts';
import { normal } from '../rng/normal.ts';
import { NORMAL_STEPS } from '../rng/steps.ts';
import { mergeGrids, scoreCounts } from '../scoreCounts.ts';
import { centreFor, levelGame, overtimeAt } from './centre.ts';
import { marginTable, pointsTable, SCORES, WIDEST } from './tables.ts';

export const MARGIN_WEIGHTS = 10;
/** Overtimes after which the better side is given the game by one point: about 1 run in 10²⁰ gets there. */
const MOST_OVERTIMES = 20;

const nearest = (x: number): number => Math.floor(x + 0.5);

function readGame(inputs: ModelInputs) {
  const homeWin = readWinProbability(inputs);
  const expectedTotal = readInput(inputs, 'expectedTotal', 80, 320);
  const totalSd = readInput(inputs, 'totalSd', 5, 40);
  const shape = {
    marginSd: readInput(inputs, 'marginSd', 5, 30),
    ratingSd: readInput(inputs, 'ratingSd', 0, 30),
    overtimeShare: readInput(inputs, 'overtimeShare', 0.05, 0.3),
    marginWeights: Float64Array.from({ length: MARGIN_WEIGHTS }, (_, margin) =>
      readOptional(inputs, `margin${margin}`, 1, 0, 10),
    ),
  };
  return { expectedTotal, totalSd, shape, centre: centreFor(homeWin, shape) };
}

/** Exact probability that a game goes to overtime. Throws as the model does. */
export function overtimeProbability(inputs: ModelInputs): number {
  const { centre, shape } = readGame(inputs);
  return overtimeAt(centre, shape);
}

function prepare(inputs: ModelInputs): Simulation<ScoreGrid> {
  const { expectedTotal, totalSd, shape, centre } = readGame(inputs);
  const { marginSd, ratingSd, overtimeShare } = shape;
  const level = levelGame(centre, shape);
  const overtimes = overtimeAt(centre, shape) * level.overtimes;
  const regulation = expectedTotal / (1 + overtimes * overtimeShare);
  const shortSd = Math.sqrt(overtimeShare);

  const margins = marginTable(centre, shape);
  const evenPoints = pointsTable(0, regulation, totalSd);
  const oddPoints = pointsTable(1, regulation, totalSd);
  const levelStrengths = aliasTable(level.strengths);
  const counts = scoreCounts(SCORES);

  /** Adds overtimes to a score that is level. */
  const playOn = (generator: Generator, score: number): void => {
    const strength = centre + ratingSd * (NORMAL_STEPS[drawAlias(generator, levelStrengths)] ?? 0);
    let home = score;
    let away = score;
    for (let period = 0; home === away; period++) {
      const by = strength * overtimeShare + marginSd * shortSd * normal(generator);
      const margin = period < MOST_OVERTIMES ? nearest(by) : strength < 0 ? -1 : 1;
      const points = regulation * overtimeShare + totalSd * shortSd * normal(generator);
      const scored = homeScore(margin, points);
      home += scored;
      away += scored - margin;
    }
    counts.add(home, away);
  };
  const play = (generator: Generator, runs: number): void => {
    for (let run = 0; run < runs; run++) {
      const margin = drawAlias(generator, margins) - WIDEST;
      const odd = margin & 1;
      const drawn = drawAlias(generator, odd === 0 ? evenPoints : oddPoints);
      const home = Math.max(drawn + (margin - odd) / 2, margin, 0);
      if (margin === 0) playOn(generator, home);
      else counts.add(home, home - margin);
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
