import { carFigures } from './carFigures.ts';
import { knownRace } from './knownRace.ts';
import type { RaceDay, RacingEntrant } from './race.ts';
import type { EntrantInput } from './raceInputs.ts';
import type { RacingLeague, RacingParams, RacingState } from './ratings.ts';

const UNRATED = { strength: 0, strengthSd: 0, retirement: 0, qualifying: 0 } as const;

/** The cars of a race as the simulation takes them, named by their keys. Carry the ratings to its day first. */
export function carsOf(
  ratings: { readonly league: RacingLeague; readonly params: RacingParams },
  state: RacingState,
  race: RaceDay,
  entrants: readonly RacingEntrant[],
  known?: boolean,
): EntrantInput[] {
  const figures = carFigures(knownRace(ratings, state, race, entrants, known));
  return entrants.map(({ driver, team }, at) => ({
    driver,
    team,
    make: '',
    ...UNRATED,
    ...figures[at],
  }));
}
