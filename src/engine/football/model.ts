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
 *   expectedTotal  mean of home + away points, 20–110; without lines.total
 *   marginSd       SD of the margin given the teams' strengths, points, 5–30
 *   ratingSd       SD of the difference of strengths, points, 0–30
 *   totalSd        SD of the total, points, 5–30
 *   marginWeights  weight of each |margin| 0 … 45, 0–50; the first is the tie's
 *   scoreWeights   weight of each score 0 … 65 of a side, 0–50
 *   lines          the market's lines, optional: { spread: { line, share }, total: { line, share } }. Scores are tilted
 *                  so that these shares of the stake and homeWin are met (joint/anchor.ts)
 *   together       how margin and total go together beyond that, optional: { gap, favorite }, log odds per SD of each,
 *                  −0.5–0.5; the shares of every margin and every total are kept (joint/together.ts)
 *
 * Limits: no drives, players or weather; margin and total are independent before the weights;
 * scores above 100 do not occur.
 */
import { leaguesOf } from '#domain/leagues/kinds.ts';
import { anchorLines } from '../joint/anchorLines.ts';
import { DrawnGame } from '../joint/drawnGame.ts';
import type { Joint } from '../joint/joint.ts';
import { tiedTogether } from '../joint/together.ts';
import type { SportModel } from '../model.ts';
import { mergeGrids } from '../scoreCounts.ts';
import { type FootballInputs, readFootballInputs } from './inputs.ts';
import { cellWeights, FOOTBALL_SCORES } from './lattice.ts';

/** The probability of every final score of a game. Throws a RangeError that names the input that is wrong or cannot be met. */
export function footballTable(inputs: unknown): Joint {
  const { homeWin, expectedTotal, shape, lines, together } = readFootballInputs(inputs);
  const plain = { size: FOOTBALL_SCORES, weights: cellWeights(shape, homeWin, expectedTotal) };
  return tiedTogether(anchorLines(plain, homeWin, lines), together);
}

export const football: SportModel<FootballInputs> = {
  id: 'football',
  leagues: leaguesOf('football'),
  evenSince: '0.4.0',
  prepare: (inputs, drawing) => new DrawnGame(footballTable(inputs), drawing),
  merge: mergeGrids,
};
