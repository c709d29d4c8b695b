import type { MarketWeights } from '#engine/market/weights.ts';
import { fitPool } from '../fitPool.ts';
import { easingOf } from './easing.ts';
import { type Forecast, forecastsOf } from './forecasts.ts';
import type { GoalParams, Group } from './group.ts';
import { before, type History } from './history.ts';
import { goalLineWeights } from './lineWeights.ts';
import { resultOf, WARM_UP_SEASONS } from './loss.ts';
import { threeWay } from './shares.ts';

/**
 * Precision of the prior that holds both exponents of the pool near the close alone: within about ±.05. Wider ones let
 * single leagues sharpen the close (Serie A to the power 1.13), and claim edges that were none.
 */
const POOL_PRECISION = 400;

/** Forecasts of a history's seasons before one, with the easing those seasons tell; the warm-up left out. */
export function forecastsBefore(
  history: History,
  params: GoalParams,
  season: number,
): { readonly forecasts: readonly Forecast[]; readonly easing: number } {
  const earlier = before(history, season);
  const first = (earlier.games[0]?.game.season ?? season) + WARM_UP_SEASONS;
  if (earlier.games.length === 0) return { forecasts: [], easing: 0 };
  const walked = (easing: number) =>
    forecastsOf(earlier, params, easing).forecasts.filter(({ past }) => past.game.season >= first);
  const easing = easingOf(walked(0));
  return { forecasts: walked(easing), easing };
}

/** The same of every league of a group, one after the other: what its pool and its line weights are fitted on. */
export const groupForecasts = (
  { histories }: Group,
  params: GoalParams,
  season: number,
): readonly Forecast[] =>
  histories.flatMap((history) => forecastsBefore(history, params, season).forecasts);

/** Weights of our figures beside the market's, from the forecasts of a whole group. */
export function goalMarketWeights(forecasts: readonly Forecast[]): MarketWeights {
  const triples = forecasts.flatMap(({ past, own }) =>
    past.close ? [{ close: past.close, own: threeWay(own), happened: resultOf(past) }] : [],
  );
  const lineWeights = goalLineWeights(forecasts);
  return { pool: fitPool(triples, POOL_PRECISION), ...(lineWeights && { lineWeights }) };
}
