/**
 * Baseball: MLB.
 *
 * How strong the two sides truly are is a step of the log ratio of their scoring rates; at each step the visitors'
 * nine innings and the home side's eight are negative binomials. All steps together make one table of final scores,
 * from which each run draws. The home side bats in the ninth only if
 * it is not ahead, and stops when it leads: by one, or on a home run by as many as would have scored. A level score
 * goes to extra innings, won by 1, 2, 3 or 4 runs, by the home side again in a walk-off.
 * Negative-binomial runs: Lindsey (1963), "An investigation of strategies in baseball", Operations Research 11(4),
 * shows the over-dispersion against Poisson, and how far innings are independent.
 *
 * Inputs
 *   homeWin        P(home wins), 0.001–0.999. The simulated share reproduces it.
 *   expectedTotal  mean of home + away runs as games are played, extra innings included, 3–30; without lines.total
 *   dispersion     of each side's runs in nine full innings: variance = mean + mean² ÷ dispersion, 1–1000
 *   ratingSd       SD of the difference of strengths, runs, 0–5
 *   extra          probabilities that the visitors win extra innings by 1, 2, 3, 4 runs; they sum to 1
 *   walkOffHomer   probability that a walk-off is a home run, 0–1; 0.45 where absent, which gives the home side's
 *                  one-run wins, 17.2% of games from 2010 to 2023
 *   levelWeight    how often nine innings end level against independent innings, 0.5–1; 0.85 where absent, which
 *                  gives the historical share of extra innings, about 8.6% of games (baseball-reference.com, seasons
 *                  from 1993 on)
 *   lines          the market's lines, optional: { spread: { line, share }, total: { line, share } }. Scores are tilted
 *                  so that these shares of the stake and homeWin are met (joint/anchor.ts)
 *   together       how margin and total go together beyond that, optional: { gap, favorite }, log odds per SD of each,
 *                  −0.5–0.5; the shares of every margin and every total are kept (joint/together.ts)
 *
 * Limits: no lineups, starters or bullpen; the two sides' runs are independent given the rates; runs that both sides
 * score in the same extra inning are left out. A score above 60 counts as 60.
 */
import { leaguesOf } from '#domain/leagues/kinds.ts';
import { anchorLines } from '../joint/anchorLines.ts';
import { DrawnGame } from '../joint/drawnGame.ts';
import type { Joint } from '../joint/joint.ts';
import { tiedTogether } from '../joint/together.ts';
import type { SportModel } from '../model.ts';
import { mergeGrids } from '../scoreCounts.ts';
import { type BaseballInputs, readBaseball } from './inputs.ts';
import { baseballJoint } from './joint.ts';
import { solveRunRates } from './solve.ts';

function readGame(inputs: unknown) {
  const game = readBaseball(inputs);
  return { ...game, rates: solveRunRates(game.shape, game.homeWin, game.expectedTotal) };
}

/** The probability of every final score of a game. Throws a RangeError that names the input that is wrong or cannot be met. */
export function baseballTable(inputs: unknown): Joint {
  const { homeWin, shape, rates, lines, together } = readGame(inputs);
  return tiedTogether(anchorLines(baseballJoint(shape, rates), homeWin, lines), together);
}

export const baseball: SportModel<BaseballInputs> = {
  id: 'baseball',
  leagues: leaguesOf('baseball'),
  evenSince: '0.4.0',
  prepare: (inputs, drawing) => new DrawnGame(baseballTable(inputs), drawing),
  merge: mergeGrids,
};
