import { InputError } from '#domain/numbers/inputError.ts';
import type { RaceDay, RacingEntrant } from './race.ts';
import type { EntrantInput } from './raceInputs.ts';
import { forecastCars, type RacingLeague, type RacingParams, type RacingState } from './ratings.ts';
import { retirementChance } from './retirement.ts';
import { strengthsOf } from './strength.ts';

/** Largest SD of a strength: beyond it nothing is known anyway. The models take up to 100. */
const WIDEST = 20;

/** The cars of a race as the simulation takes them, named by their keys. Carry the ratings to its day first. */
export function carsOf(
  { league, params }: { readonly league: RacingLeague; readonly params: RacingParams },
  state: RacingState,
  race: RaceDay,
  entrants: readonly RacingEntrant[],
  known?: boolean,
): EntrantInput[] {
  const forecasts = forecastCars(state, params, race, entrants);
  const strengths = strengthsOf(league, params, race.trackType, entrants, forecasts, known);
  return entrants.map(({ driver, team }, index) => {
    const forecast = forecasts[index];
    const strength = strengths[index];
    if (!forecast || !strength) throw new InputError(`No forecast of ${driver}`);
    return {
      driver,
      team,
      make: '',
      strength: strength.mean,
      strengthSd: Math.min(WIDEST, strength.sd),
      retirement: retirementChance(params.retirement, forecast.retirement, forecast.race.mean),
      qualifying: params.poleScale * forecast.qualifying.mean,
    };
  });
}
