import {
  advanceRacing,
  type CarForecast,
  emptyRacing,
  forecastCars,
  learnRacing,
  type RacingParams,
  type RacingState,
} from '#engine/racing/ratings.ts';
import type { FileRace } from './racesOf.ts';

/** A race with what the ratings said of its cars before it. */
export interface ForecastRace {
  readonly race: FileRace;
  readonly forecasts: readonly CarForecast[];
}

type Filters = Pick<RacingParams, 'race' | 'qualifying'>;

/** Walks the races in order: forecasts each from the races before it, then learns it. Gives the last state too. */
export function walkCars(
  races: readonly FileRace[],
  filters: Filters,
): { readonly walked: readonly ForecastRace[]; readonly state: RacingState } {
  const state = emptyRacing();
  const walked = races.map((race) => {
    advanceRacing(state, filters, race.season, race.day);
    const forecasts = forecastCars(state, filters, race, race.entrants);
    learnRacing(state, filters, race);
    return { race, forecasts };
  });
  return { walked, state };
}
