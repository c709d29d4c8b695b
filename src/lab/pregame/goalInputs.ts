import type { GoalLeague } from '#domain/leagues/index.ts';
import { FITTED_GOALS } from '#engine/fitted/index.ts';
import type { ModelInputs } from '#engine/model.ts';
import { parlayGoalGames, required } from '../backtest/parlays/goalGames.ts';
import type { LineLog } from '../backtest/types.ts';
import { goalForecasts } from '../fit/goals/forecasts.ts';
import { readGroup } from '../fit/goals/group.ts';
import { before } from '../fit/goals/history.ts';
import { goalMarketWeights, groupForecasts } from '../fit/goals/marketWeights.ts';
import type { PregameInputs } from './gameInputs.ts';

/** Inputs of a soccer league's games of some seasons. The market's weights come from the seasons before them. */
export function goalInputsOf(
  league: GoalLeague,
  folder: string,
  seasons: readonly number[],
  log: LineLog,
): PregameInputs[] {
  const group = readGroup(league, folder, log);
  const { params, easing } = FITTED_GOALS[league];
  const weights = goalMarketWeights(groupForecasts(group, params, Math.min(...seasons)));
  const history = before(group.history, Math.max(...seasons) + 1);
  const asked = new Set(seasons);
  return goalForecasts(history, params, easing)
    .forecasts.filter(({ past }) => asked.has(past.game.season))
    .map((forecast) => {
      const plain: ModelInputs = { ...required(forecast.own) };
      const [published] = parlayGoalGames(weights, forecast);
      return { id: forecast.past.game.id, inputs: published?.inputs ?? plain, plain };
    });
}
