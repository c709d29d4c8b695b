import { trustedGoalFilter } from '#engine/ratings/goals/forecast.ts';
import { goalInputs } from '#engine/ratings/goals/inputs.ts';
import type { GoalState } from '#engine/ratings/goals/types.ts';
import type { GoalRates } from '#engine/soccer/outcomes.ts';
import type { GoalParams } from './group.ts';
import type { History, RatedPastGame } from './history.ts';
import { startGoals, walkGoals } from './walk.ts';

/** A game's forecast before its start: the simulation's inputs, exactly as they would have been published. */
export interface TestedGoalForecast {
  readonly past: RatedPastGame;
  /** From the filter that the product would have used. */
  readonly own: GoalRates;
  /** From the filter that never sees a line. */
  readonly results: GoalRates;
}

/** Forecasts of all games in a history, each only from games before its day, and the state after the last game. */
export function goalForecasts(
  history: History,
  params: GoalParams,
  easing: number,
): { readonly forecasts: readonly TestedGoalForecast[]; readonly state: GoalState } {
  const forecasts: TestedGoalForecast[] = [];
  const state = startGoals(history, params, easing);
  let lines: GoalRates | undefined;
  walkGoals(state, history, ({ past, filter, forecast }) => {
    const rates = goalInputs(forecast, params[filter].rho, easing);
    if (filter === 'lines') {
      lines = rates;
      return;
    }
    const own = trustedGoalFilter(state) === 'lines' && lines ? lines : rates;
    forecasts.push({ past, own, results: rates });
  });
  return { forecasts, state };
}
