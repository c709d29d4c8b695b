import type { Consensus } from '#domain/prices/market.ts';
import { FITTED_GOALS } from '#engine/fitted/index.ts';
import { goalFigures } from '#engine/market/goalFigures.ts';
import { publishedFigures } from '#engine/market/publishedFigures.ts';
import type { MarketWeights } from '#engine/market/weights.ts';
import { anchoredRates } from '#engine/ratings/goals/anchoredRates.ts';
import { goalLeague } from '../../fit/goals/fit.ts';
import { goalForecasts, type TestedGoalForecast } from '../../fit/goals/forecasts.ts';
import { readGroup } from '../../fit/goals/group.ts';
import { before } from '../../fit/goals/history.ts';
import { goalMarketWeights, groupForecasts } from '../../fit/goals/marketWeights.ts';
import type { LineLog } from '../types.ts';
import { seasonsToTest } from '../walkResults.ts';
import { FITTED_SEASONS, NEWEST } from './samples.ts';
import type { ParlayGame, ParlaySeason } from './types.ts';

/** The line at which the files price soccer's totals. */
const LINE = 2.5;

/**
 * A soccer league's games at their closing lines; the mending is fitted on all leagues that share its parameters. The
 * market's weights are estimated once, on what came before the first tested season; ratings go on from day to day. The ratings' own
 * parameters are those of the committed fit, as with leagues of margins.
 */
export function goalSeasons(
  name: string,
  folder: string,
  asked: readonly number[] | undefined,
  log: LineLog,
): ParlaySeason[] {
  const league = goalLeague(name);
  const group = readGroup(league, folder, log);
  const rows = group.history.games.map(({ game }) => game);
  const seasons = seasonsToTest({ league, rows }, asked, { newest: NEWEST });
  const first = seasons[0] ?? 0;
  const { params, easing } = FITTED_GOALS[league];
  const known = groupForecasts(group, params, first);
  const weights = goalMarketWeights(known);
  const from = first - FITTED_SEASONS.goals;
  const last = seasons.at(-1) ?? first;
  log(`${league}: ${seasons.join(', ')}, mended by what was from ${from} on`);
  const { forecasts } = goalForecasts(before(group.history, last + 1), params, easing);
  const played = (some: readonly TestedGoalForecast[]) =>
    some.flatMap((forecast) => parlayGoalGames(weights, forecast));
  return seasons.map((season) => ({
    season,
    earlier: season === first ? played(known.filter(({ past }) => past.game.season >= from)) : [],
    asked: played(forecasts.filter(({ past }) => past.game.season === season)),
  }));
}

export function parlayGoalGames(
  weights: MarketWeights,
  { past, own }: TestedGoalForecast,
): ParlayGame[] {
  const { game, close, closeOver } = past;
  if (!close) return [];
  const market: Consensus = {
    win: { home: close[0], draw: close[1], away: close[2] },
    ...(closeOver !== undefined && { total: { line: LINE, share: closeOver } }),
    books: ['close'],
    leftOut: [],
  };
  const published = publishedFigures(goalFigures(own), market, weights);
  return [
    {
      league: game.league,
      id: game.id,
      season: game.season,
      date: game.date,
      homeScore: game.homeScore,
      awayScore: game.awayScore,
      inputs: anchoredRates(game.league, required(own), published),
      spread: game.closing?.spread,
      total: LINE,
    },
  ];
}

/** A forecast's rates with nothing left out. */
export const required = (
  rates: TestedGoalForecast['own'],
): Required<TestedGoalForecast['own']> => ({
  ...rates,
  easing: rates.easing ?? 0,
  tightness: rates.tightness ?? 0,
});
