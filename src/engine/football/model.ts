/**
 * American football: NFL and college.
 *
 * Margin and total are normal, laid on the whole-number scores; each cell is weighted by how often its margin
 * and its two scores occur beside a smooth curve, so that 3 and 7 are common margins, 20 and 24 common scores
 * and 1 never occurs. The weights are fitted by iterative proportional fitting (Deming and Stephan, 1940).
 * Normal margins: Stern (1991), "On the probability of winning a football game", American Statistician 45(3).
 * The teams' true strength is uncertain; it and the game's own noise are both normal, so the sum of the variances
 * stands for both and each run draws one score from the table.
 *
 * Inputs
 *   homeWin        P(home wins) + ½ P(tie), 0.001–0.999. The simulated share reproduces it.
 *   expectedTotal  mean of home + away points, 20–110
 *   marginSd       SD of the margin given the teams' strengths, points, 5–30
 *   ratingSd       SD of the difference of strengths, points, 0–30
 *   totalSd        SD of the total, points, 5–30
 *   margin0 … margin45  weight of each |margin|, 0–50; margin0 is the tie
 *   score0 … score65    weight of each score of a side, 0–50
 *
 * Limits: no drives, players or weather; margin and total are independent before the weights;
 * scores above 100 do not occur.
 */
import { leaguesOf } from '#domain/leagues/kinds.ts';
import type { ScoreGrid } from '#domain/scoreGrid.ts';
import { readInput, readInputList, readWinProbability } from '../inputs.ts';
import type { ModelInputs, Simulation, SportModel } from '../model.ts';
import { AliasTable } from '../rng/alias.ts';
import { type BatchGame, playBatches } from '../rng/batches.ts';
import type { Generator } from '../rng/generator.ts';
import { mergeGrids, ScoreCounts } from '../scoreCounts.ts';
import { cellWeights, SCORES } from './lattice.ts';

export const MARGIN_WEIGHTS = 46;
export const SCORE_WEIGHTS = 66;

class FootballGame implements Simulation<ScoreGrid>, BatchGame {
  readonly numbers = 1;
  private readonly table: AliasTable;
  private readonly counts = new ScoreCounts(SCORES);

  constructor(inputs: ModelInputs) {
    const homeWin = readWinProbability(inputs);
    const expectedTotal = readInput(inputs, 'expectedTotal', 20, 110);
    const marginSd = readInput(inputs, 'marginSd', 5, 30);
    const ratingSd = readInput(inputs, 'ratingSd', 0, 30);
    const shape = {
      marginSd: Math.sqrt(marginSd * marginSd + ratingSd * ratingSd),
      totalSd: readInput(inputs, 'totalSd', 5, 30),
      marginWeights: readInputList(inputs, 'margin', MARGIN_WEIGHTS, 0, 50),
      scoreWeights: readInputList(inputs, 'score', SCORE_WEIGHTS, 0, 50),
    };
    this.table = new AliasTable(cellWeights(shape, homeWin, expectedTotal));
  }

  play(generator: Generator, runs: number): void {
    playBatches(this, generator, runs);
  }

  batch(bits: Uint32Array, wanted: number): number {
    const { table, counts } = this;
    table.drawAll(bits, wanted);
    for (let run = 0; run < wanted; run++) counts.addCell(bits[run] ?? 0);
    return wanted;
  }

  outcome(): ScoreGrid {
    return this.counts.grid();
  }
}

export const football: SportModel = {
  id: 'football',
  leagues: leaguesOf('football'),
  prepare: (inputs) => new FootballGame(inputs),
  merge: mergeGrids,
};
