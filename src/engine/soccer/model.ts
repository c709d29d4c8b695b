/**
 * Soccer: Premier League, La Liga, Bundesliga, Serie A, MLS. Ninety minutes; a draw is a result.
 *
 * Both sides' scoring rates are log-normal around their means in equally likely steps; at each pair of them the goals
 * are independent Poisson scores, Dixon and Coles' dependence of the lowest ones, and the easing of clear leads.
 * Source: Dixon and Coles (1997), "Modelling association football scores", Applied Statistics 46(2). A side that
 * leads scores less and one that trails more: Dixon and Robinson (1998), "A birth process model for association
 * football matches", The Statistician 47(3); here as a share of the leads of two goals or more that end a goal
 * smaller, which leaves home win, draw and away win as they are.
 *
 * Inputs
 *   homeRate, awayRate    mean goals of each side as games end, eased leads included, 0.05–8; without shares and lines
 *   homeLogSd, awayLogSd  SD of the logarithm of each rate before easing, 0–1
 *   rho                   dependence of low scores, −0.3–0.1
 *   easing                share of leads of two or more that lose a goal: in half of them the leader scores one
 *                         fewer, in half the other side one more, 0–0.5; 0 if absent
 *   tightness             how much more alike totals are than such goals say: scores are weighted by
 *                         exp(−tightness · (total − mean)² ÷ 2), results and mean goals kept, 0–0.2; 0 if absent
 *   drawFactors           how much more often draws end 0–0, 1–1, 2–2 … than such goals say, the last for all higher
 *                         ones, 0.2–5 each; the draws' share, results and the share of the total's line are kept
 *                         (drawScores.ts). 1 where absent
 *   shares                P(home), P(draw), P(away), optional: { home, draw, away }
 *   lines                 the market's lines, optional: { spread: { line, share }, total: { line, share } }. Scores
 *                         are tilted so that shares and these shares of the stake are met (joint/anchor.ts)
 *
 * Limits: no red cards, players or extra time; the two rates' errors are independent. No rate is above 12;
 * a score above 30 counts as 30.
 */
import { leaguesOf } from '#domain/leagues/kinds.ts';
import { DrawnGame } from '../joint/drawnGame.ts';
import type { Joint } from '../joint/joint.ts';
import type { SportModel } from '../model.ts';
import { mergeGrids } from '../scoreCounts.ts';
import { anchoredDraws } from './drawScores.ts';
import { beforeEasing } from './easing.ts';
import { readSoccer, type SoccerInputs } from './inputs.ts';
import { soccerJoint } from './joint.ts';

/** The probability of every final score of a game. Throws a RangeError that names the input that is wrong or cannot be met. */
export function soccerTable(inputs: unknown): Joint {
  const { rates, drawFactors, wanted } = readSoccer(inputs);
  return anchoredDraws(soccerJoint(beforeEasing(rates)), drawFactors, wanted);
}

export const soccer: SportModel<SoccerInputs> = {
  id: 'soccer',
  leagues: leaguesOf('soccer'),
  evenSince: '0.4.0',
  prepare: (inputs, drawing) => new DrawnGame(soccerTable(inputs), drawing),
  merge: mergeGrids,
};
