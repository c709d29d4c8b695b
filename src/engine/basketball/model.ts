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
import { leaguesOf } from '#domain/leagues/kinds.ts';
import type { ScoreGrid } from '#domain/scoreGrid.ts';
import { readInput, readOptional, readWinProbability } from '../inputs.ts';
import type { Joint } from '../joint/joint.ts';
import type { ModelInputs, Simulation, SportModel } from '../model.ts';
import type { AliasTable } from '../rng/alias.ts';
import { type BatchGame, playBatches } from '../rng/batches.ts';
import type { Generator } from '../rng/generator.ts';
import { mergeGrids, ScoreCounts } from '../scoreCounts.ts';
import { centreFor, levelGame, overtimeAt, overtimeMargin } from './centre.ts';
import { basketballJoint } from './joint.ts';
import {
  homePoints,
  marginTable,
  overtimeTable,
  type PointsTables,
  pointsTables,
  SCORES,
  WIDEST,
} from './tables.ts';

const MARGIN_WEIGHTS = 10;
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

export function basketballTable(inputs: ModelInputs): Joint {
  const { expectedTotal, totalSd, shape, centre } = readGame(inputs);
  const overtimes = overtimeAt(centre, shape) * levelGame(centre, shape).overtimes;
  return basketballJoint(
    shape,
    centre,
    expectedTotal / (1 + overtimes * shape.overtimeShare),
    totalSd,
  );
}

class BasketballGame implements Simulation<ScoreGrid>, BatchGame {
  /** Margin and points of regulation and of the first overtime; further ones take their own. */
  readonly numbers = 4;
  private readonly margins: AliasTable;
  private readonly points: PointsTables;
  private readonly overtimeMargins: AliasTable;
  private readonly overtimePoints: PointsTables;
  private readonly counts = new ScoreCounts(SCORES);

  constructor(inputs: ModelInputs) {
    const { expectedTotal, totalSd, shape, centre } = readGame(inputs);
    const { overtimeShare } = shape;
    const overtimes = overtimeAt(centre, shape) * levelGame(centre, shape).overtimes;
    const regulation = expectedTotal / (1 + overtimes * overtimeShare);
    this.margins = marginTable(centre, shape);
    this.points = pointsTables(regulation, totalSd);
    this.overtimeMargins = overtimeTable(overtimeMargin(centre, shape));
    this.overtimePoints = pointsTables(
      regulation * overtimeShare,
      totalSd * Math.sqrt(overtimeShare),
    );
  }

  play(generator: Generator, runs: number): void {
    playBatches(this, generator, runs);
  }

  batch(bits: Uint32Array, wanted: number, generator: Generator): number {
    const { margins, points, counts, numbers } = this;
    for (let run = 0; run < wanted; run++) {
      const at = run * numbers;
      const margin = margins.draw(bits[at] ?? 0) - WIDEST;
      const home = homePoints(points, margin, bits[at + 1] ?? 0);
      if (margin !== 0) counts.add(home, home - margin);
      else this.playOn(home, bits[at + 2] ?? 0, bits[at + 3] ?? 0, generator);
    }
    return wanted;
  }

  /** Adds overtimes to a level score until one side leads. */
  private playOn(score: number, forMargin: number, forPoints: number, generator: Generator): void {
    const margin = this.overtimeMargins.draw(forMargin) - WIDEST;
    const home = score + homePoints(this.overtimePoints, margin, forPoints);
    if (margin === 0) this.playOn(home, generator.next(), generator.next(), generator);
    else this.counts.add(home, home - margin);
  }

  outcome(): ScoreGrid {
    return this.counts.grid();
  }
}

export const basketball: SportModel = {
  id: 'basketball',
  leagues: leaguesOf('basketball'),
  prepare: (inputs) => new BasketballGame(inputs),
  merge: mergeGrids,
};
