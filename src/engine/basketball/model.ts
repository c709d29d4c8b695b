/**
 * Basketball: NBA, WNBA, men's college.
 *
 * Regulation's margin and total are normals on whole scores. The teams' true strengths are uncertain; with the
 * game's own noise they make regulation's margin one normal. A level score plays overtimes until one side leads,
 * each a short game of its own between the strengths a level score speaks for. All of that is summed up in one table
 * of final scores, from which each run draws.
 * Normal margins: Stern (1994), "A Brownian motion model for the progress of sports scores", JASA 89(427).
 *
 * Inputs
 *   homeWin        P(home wins), 0.001–0.999. The simulated share reproduces it.
 *   expectedTotal  mean of home + away points with overtime, 80–320; without lines.total
 *   marginSd       SD of the margin given the teams' strengths, points, 5–30
 *   ratingSd       SD of the difference of strengths, points, 0–30
 *   totalSd        SD of regulation's total, points, 5–40
 *   overtimeShare  length of an overtime ÷ regulation, 0.05–0.3
 *   marginWeights  how often regulation ends with each |margin| 0, 1 … 9 against the normal, 0–10; 1 where absent. The
 *                  last seconds make level scores more than twice as common as a normal margin does and one-point
 *                  margins rarer: the side behind plays for the level score, the side ahead is fouled
 *   lines          the market's lines, optional: { spread: { line, share }, total: { line, share } }. Scores are tilted
 *                  so that these shares of the stake and homeWin are met (joint/anchor.ts)
 *   together       how margin and total go together beyond that, optional: { gap, favorite }, log odds per SD of each,
 *                  −0.5–0.5; the shares of every margin and every total are kept (joint/together.ts)
 *
 * Limits: no pace or players; margin and total are independent. A score above 250 counts as 250.
 */
import { leaguesOf } from '#domain/leagues/kinds.ts';
import { anchorLines } from '../joint/anchorLines.ts';
import { DrawnGame } from '../joint/drawnGame.ts';
import type { Joint } from '../joint/joint.ts';
import { tiedTogether } from '../joint/together.ts';
import type { SportModel } from '../model.ts';
import { mergeGrids } from '../scoreCounts.ts';
import { centreFor, overtimeChance, overtimesOf } from './centre.ts';
import { type BasketballInputs, readBasketball } from './inputs.ts';
import { basketballJoint } from './joint.ts';

function readGame(inputs: unknown) {
  const game = readBasketball(inputs);
  return { ...game, centre: centreFor(game.homeWin, game.shape) };
}

/** Exact probability that a game goes to overtime, `lines` left aside. Throws as the model does. */
export function basketballOvertimeProbability(inputs: unknown): number {
  const { centre, shape } = readGame(inputs);
  return overtimeChance(centre, shape);
}

/** The probability of every final score of a game. Throws a RangeError that names the input that is wrong or cannot be met. */
export function basketballTable(inputs: unknown): Joint {
  const { homeWin, expectedTotal, totalSd, shape, centre, lines, together } = readGame(inputs);
  const regulation = expectedTotal / (1 + overtimesOf(centre, shape) * shape.overtimeShare);
  return tiedTogether(
    anchorLines(basketballJoint(shape, centre, regulation, totalSd), homeWin, lines),
    together,
  );
}

export const basketball: SportModel<BasketballInputs> = {
  id: 'basketball',
  leagues: leaguesOf('basketball'),
  evenSince: '0.4.0',
  prepare: (inputs, drawing) => new DrawnGame(basketballTable(inputs), drawing),
  merge: mergeGrids,
};
