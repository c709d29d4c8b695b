/**
 * Hockey: NHL.
 *
 * How strong the two sides truly are is a step of the log ratio of their scoring rates; at each step their goals in
 * regulation are Poisson. All steps together make one table of final scores, from which each run draws. Late goals
 * are in it: a side one goal behind may draw level,
 * a side one or two ahead may add one at the empty net. A level score goes to overtime or a shoot-out, won by
 * exactly one goal, as the league counts it.
 * Poisson goals: Mullet (1977), "Simeon Poisson and the National Hockey League", American Statistician 31(1).
 * That level scores are more common than independent Poisson goals say, and late goals explain it: Beaudoin and
 * Swartz (2010), "Strategies for pulling the goalie in hockey", American Statistician 64(3).
 *
 * Inputs
 *   homeWin        P(home wins, overtime and shoot-out included), 0.001–0.999. The simulated share reproduces it.
 *   expectedTotal  mean of home + away goals as the league counts them, 2–15; without lines.total
 *   ratingSd       SD of the difference of strengths, goals, 0–3
 *   emptyNet       probability of a goal at the empty net when one ahead and when two ahead, 0–0.9
 *   equaliser      probability that a side one behind draws level late, 0–0.6, with emptyNet[0] at most 1;
 *                  0 where absent. What is missing between Poisson goals and the share of games with overtime
 *   lines          the market's lines, optional: { spread: { line, share }, total: { line, share } }. Scores are tilted
 *                  so that these shares of the stake and homeWin are met (joint/anchor.ts)
 *   together       how margin and total go together beyond that, optional: { gap, favorite }, log odds per SD of each,
 *                  −0.5–0.5; the shares of every margin and every total are kept (joint/together.ts)
 *
 * Limits: no goalies, score effects or power plays; the two sides' goals are independent given the rates. A score
 * above 60 counts as 60.
 */
import { leaguesOf } from '#domain/leagues/kinds.ts';
import { anchorLines } from '../joint/anchorLines.ts';
import { DrawnGame } from '../joint/drawnGame.ts';
import type { Joint } from '../joint/joint.ts';
import { tiedTogether } from '../joint/together.ts';
import type { SportModel } from '../model.ts';
import { mergeGrids } from '../scoreCounts.ts';
import { fullGame, ratesFor } from '../scoring/rates.ts';
import { type HockeyInputs, readHockey } from './inputs.ts';
import { hockeyJoint } from './joint.ts';

function readGame(inputs: unknown) {
  const read = readHockey(inputs);
  return { ...read, rates: ratesFor(read.game, read.homeWin, read.expectedTotal) };
}

/** Exact probability that a game goes to overtime, `lines` left aside. Throws as the model does. */
export function hockeyOvertimeProbability(inputs: unknown): number {
  const { game, rates } = readGame(inputs);
  return fullGame(game, rates).extra;
}

/** The probability of every final score of a game. Throws a RangeError that names the input that is wrong or cannot be met. */
export function hockeyTable(inputs: unknown): Joint {
  const { homeWin, game, rates, lines, together } = readGame(inputs);
  return tiedTogether(anchorLines(hockeyJoint(game, rates), homeWin, lines), together);
}

export const hockey: SportModel<HockeyInputs> = {
  id: 'hockey',
  leagues: leaguesOf('hockey'),
  evenSince: '0.4.0',
  prepare: (inputs, drawing) => new DrawnGame(hockeyTable(inputs), drawing),
  merge: mergeGrids,
};
