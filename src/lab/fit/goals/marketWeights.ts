import type { MarketWeights } from '#engine/market/weights.ts';
import { fitPool } from '../fitPool.ts';
import { easingOf } from './easing.ts';
import { goalForecasts, type TestedGoalForecast } from './forecasts.ts';
import type { GoalGroup, GoalParams } from './group.ts';
import { before, type History } from './history.ts';
import { goalLineWeights } from './lineWeights.ts';
import { GOAL_WARM_UP, goalResult } from './loss.ts';
import { threeWay } from './shares.ts';

/**
 * Precision of the prior that keeps both exponents of the pool near the close alone: within about ±.05. Wider priors let
 * single leagues sharpen the close (Serie A to the power 1.13), and claim edges that did not exist.
 */
const POOL_PRECISION = 400;

/** Forecasts of a history's seasons before a given one, with the easing fitted on them; without the warm-up. */
export function forecastsBefore(
  history: History,
  params: GoalParams,
  season: number,
): { readonly forecasts: readonly TestedGoalForecast[]; readonly easing: number } {
  const earlier = before(history, season);
  const first = (earlier.games[0]?.game.season ?? season) + GOAL_WARM_UP;
  if (earlier.games.length === 0) return { forecasts: [], easing: 0 };
  const walked = (easing: number) =>
    goalForecasts(earlier, params, easing).forecasts.filter(
      ({ past }) => past.game.season >= first,
    );
  const easing = easingOf(walked(0));
  return { forecasts: walked(easing), easing };
}

/** The same for every league of a group, in order: the data for its pool and its line weights. */
export const groupForecasts = (
  { histories }: GoalGroup,
  params: GoalParams,
  season: number,
): readonly TestedGoalForecast[] =>
  histories.flatMap((history) => forecastsBefore(history, params, season).forecasts);

/** Weights of our figures next to the market's, from the forecasts of a whole group. */
export function goalMarketWeights(forecasts: readonly TestedGoalForecast[]): MarketWeights {
  const triples = forecasts.flatMap(({ past, own }) =>
    past.close ? [{ close: past.close, own: threeWay(own), happened: goalResult(past) }] : [],
  );
  const lineWeights = goalLineWeights(forecasts);
  return { pool: fitPool(triples, POOL_PRECISION), ...(lineWeights && { lineWeights }) };
}
