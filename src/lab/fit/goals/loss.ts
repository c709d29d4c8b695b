import { lateFactor, meanGoals } from '#engine/ratings/goals/forecast.ts';
import type { GoalFilterParams } from '#engine/ratings/goals/params.ts';
import type { GoalFilter } from '#engine/ratings/goals/types.ts';
import { outcomesOf } from '#engine/soccer/outcomes.ts';
import type { History, RatedPastGame } from './history.ts';
import { type GoalSaid, startGoals, walkGoals } from './walk.ts';

/** Number of oldest seasons that only warm a filter up. */
export const GOAL_WARM_UP = 2;
/**
 * Weight of the Gaussian likelihood of the closing lines themselves: small next to the outcomes, but enough to fix the
 * scale of the variances, which forecasts alone hardly determine.
 */
const LINE_WEIGHT = 0.02;

/**
 * Mean loss of one filter over the games after the warm-up: logarithmic loss of home/draw/away and of over 2.5, the
 * close's probabilities as label if there are some (far less noisy than results), else the result; and, for the
 * filter that reads lines, a small weight on the lines' own likelihood.
 */
export function goalFilterLoss(
  histories: readonly History[],
  filter: GoalFilter,
  params: GoalFilterParams,
): number {
  const both = { lines: params, results: params };
  let sum = 0;
  let games = 0;
  for (const history of histories) {
    const first = (history.games[0]?.game.season ?? 0) + GOAL_WARM_UP;
    const visit = (said: GoalSaid): void => {
      if (said.past.game.season < first) return;
      sum += gameLoss(said, params);
      games += 1;
    };
    walkGoals(startGoals(history, both), history, visit, [filter]);
  }
  return games === 0 ? Number.POSITIVE_INFINITY : sum / games;
}

function gameLoss(said: GoalSaid, params: GoalFilterParams): number {
  const { homeLog, awayLog, variance } = said.forecast;
  const logSd = Math.sqrt(variance);
  const outcomes = outcomesOf({
    homeRate: meanGoals(homeLog, variance),
    awayRate: meanGoals(awayLog, variance),
    homeLogSd: logSd,
    awayLogSd: logSd,
    rho: params.rho,
  });
  const [home, draw, away] = said.past.close ?? goalResult(said.past);
  const over = said.past.closeOver ?? (isOver(said.past) ? 1 : 0);
  const threeWay =
    home * Math.log(outcomes.home) +
    draw * Math.log(outcomes.draw) +
    away * Math.log(outcomes.away);
  const overUnder = over * Math.log(outcomes.over) + (1 - over) * Math.log(1 - outcomes.over);
  return LINE_WEIGHT * lineLoss(said, params) - threeWay - overUnder;
}

/** −ln of the Gaussian density of the close's log ratio and log product, without its constant. */
function lineLoss(
  { past, forecast, situation, home, away, filter, state }: GoalSaid,
  params: GoalFilterParams,
): number {
  if (!past.line || !params.line) return 0;
  const level = state[filter];
  const factor = lateFactor(params.line.lateNoise, situation.lateness);
  const ratioGap = past.line.home - past.line.away - (forecast.homeLog - forecast.awayLog);
  const productSaid = forecast.homeLog + forecast.awayLog + params.line.productBias;
  const productGap = past.line.home + past.line.away - productSaid;
  const ratioVar =
    params.line.ratioVariance * factor + 4 * level.homeVar + home.strengthVar + away.strengthVar;
  const productVar =
    params.line.productVariance * factor + 4 * level.baseVar + home.tempoVar + away.tempoVar;
  return gaussian(ratioGap, ratioVar) + gaussian(productGap, productVar);
}

const gaussian = (gap: number, variance: number): number =>
  (Math.log(variance) + (gap * gap) / variance) / 2;

/** 1 for what happened: home, draw, away. */
export function goalResult({
  game,
}: Pick<RatedPastGame, 'game'>): [home: number, draw: number, away: number] {
  const margin = game.homeScore - game.awayScore;
  return [margin > 0 ? 1 : 0, margin === 0 ? 1 : 0, margin < 0 ? 1 : 0];
}

const isOver = ({ game }: RatedPastGame): boolean => game.homeScore + game.awayScore > 2.5;
