import {
  advanceRacing,
  type CarForecast,
  emptyRacing,
  forecastCars,
  learnRacing,
  type RacingParams,
  type RacingState,
} from '#engine/racing/ratings.ts';
import { walkForward } from '../walkForward.ts';
import type { FileRace } from './racesOf.ts';

/** A race with the ratings' forecast of its cars. */
export interface ForecastRace {
  readonly race: FileRace;
  readonly forecasts: readonly CarForecast[];
}

type Filters = Pick<RacingParams, 'race' | 'qualifying'>;

/** Walks the races in order: forecasts each from the races before it, then learns it. Also returns the last state. */
export function walkRaces<Said>(
  races: readonly FileRace[],
  filters: Filters,
  ask: (state: RacingState, race: FileRace, index: number) => Said,
): { readonly walked: readonly Said[]; readonly state: RacingState } {
  const state = emptyRacing();
  const walked = walkForward(races, {
    arrive: ({ season, day }) => advanceRacing(state, filters, season, day),
    ask: (race, index) => ask(state, race, index),
    learn: (race) => learnRacing(state, filters, race),
  });
  return { walked, state };
}

/** The same walk, with the ratings' forecasts of the cars. */
export const walkCars = (races: readonly FileRace[], filters: Filters) =>
  walkRaces(
    races,
    filters,
    (state, race): ForecastRace => ({
      race,
      forecasts: forecastCars(state, filters, race, race.entrants),
    }),
  );
