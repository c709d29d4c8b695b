import type { RaceOrigin } from '#domain/events/origin.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import { rounded } from '../rounded.ts';
import { carFigures, tidyFigures } from './carFigures.ts';
import {
  formula1DriverKey as formula1Driver,
  formula1TeamKey as formula1Team,
} from './formula1/keys.ts';
import { circuitKind } from './formula1/trackType.ts';
import { knownRace } from './knownRace.ts';
import { raceNotes } from './notes.ts';
import type { RaceDay, RacingEntrant } from './race.ts';
import type { EntrantInput, RaceInputs } from './raceInputs.ts';
import { advanceRacing, emptyRacing, type RacingRatings, type RacingState } from './ratings.ts';
import { fastestLapPoint, GRAND_PRIX_POINTS, SPRINT_POINTS } from './scoring.ts';
import {
  stockcarDriverKey as stockcarDriver,
  stockcarTeamKey as stockcarTeam,
} from './stockcar/keys.ts';
import { stockcarTrack } from './stockcar/trackType.ts';
import { gridKnown } from './strength.ts';
import type { EnteredCar, UpcomingRace } from './upcomingRace.ts';

/** The model's inputs for a race on a day, with marks for the reader. Errors as predictRace's. */
export function inputsFor(
  entrants: readonly EnteredCar[],
  race: UpcomingRace,
  ratings: RacingRatings,
  day: number,
): {
  readonly inputs: RaceInputs;
  readonly notes: readonly string[];
  readonly origin: RaceOrigin;
} {
  const keyed = entrants.map((entrant) => keyedEntrant(entrant, race));
  refuseImpossible(entrants, keyed);
  const held = raceDay(race, day);
  const state = stateFor(race, ratings);
  advanceRacing(state, ratings.params, held.season, day);
  const formula1 = race.series === 'F1';
  const sprint = formula1 && race.sprint === true;
  const known = knownRace(ratings, state, held, keyed);
  const cars = known.cars.map((car, at) => ({ ...car, given: entrants[at]?.rating ?? 0 }));
  const origin = { ...known, cars, sprint };
  return {
    inputs: {
      entrants: carFigures(origin)
        .map(tidyFigures)
        .map((figures, at) => ({ ...namesOf(entrants[at], race), ...figures })),
      teamSd: rounded(ratings.params.teamSd, 4),
      gridOpen: !gridKnown(keyed),
      gridPull: rounded(ratings.params.gridPull, 4),
      points: formula1 ? [...(sprint ? SPRINT_POINTS : GRAND_PRIX_POINTS)] : [],
      fastestLapPoint: formula1 && !sprint ? fastestLapPoint(held.season) : 0,
      fastestLap: formula1 && !sprint,
    },
    notes: raceNotes(entrants, keyed, race, state),
    origin,
  };
}

/** The Cup's ratings say nothing about other series' drivers, who start unrated. */
function stateFor(
  race: UpcomingRace,
  { race: pace, qualifying, retirements }: RacingRatings,
): RacingState {
  if (race.series === 'F1' || race.series === 'NASCAR-Cup') {
    return structured({ race: pace, qualifying, retirements });
  }
  return { ...emptyRacing(), retirements: { ...structured(retirements), teams: {}, drivers: {} } };
}

const structured = <T>(plain: T): T => JSON.parse(JSON.stringify(plain));

/** Date and place of a race, in the terms the ratings use. */
export function raceDay(race: UpcomingRace, day: number): RaceDay {
  const season = Number(race.date.slice(0, 4));
  const trackType =
    race.series === 'F1'
      ? circuitKind(`${race.kind ?? ''} ${race.track}`)
      : stockcarTrack({ track: race.track, season, kind: race.kind, miles: race.miles });
  return { season, day, trackType };
}

/** A car by the keys of the ratings. */
export function keyedEntrant(
  { driver, team, grid }: EnteredCar,
  { series }: UpcomingRace,
): RacingEntrant {
  return series === 'F1'
    ? { driver: formula1Driver(driver), team: formula1Team(team), grid }
    : { driver: stockcarDriver(driver), team: stockcarTeam(team), grid };
}

function refuseImpossible(entrants: readonly EnteredCar[], keyed: readonly RacingEntrant[]): void {
  const seen = new Set<string>();
  for (const [index, { driver, grid, rating }] of entrants.entries()) {
    const key = keyed[index]?.driver ?? '';
    if (key === '') throw new InputError(`Entrant ${index} has no driver`);
    if (seen.has(key)) throw new InputError(`Driver ${driver} is entered twice`);
    seen.add(key);
    if (grid !== undefined && !(Number.isInteger(grid) && grid >= 1 && grid <= 99)) {
      throw new InputError(`Input grid of ${driver} is ${grid}, not a slot in 1…99`);
    }
    if (rating !== undefined && !(rating >= -5 && rating <= 5)) {
      throw new InputError(`Input rating of ${driver} is ${rating}, not in -5…5`);
    }
  }
}

/** A car's names for readers. */
const namesOf = (
  entrant: EnteredCar | undefined,
  { series }: UpcomingRace,
): Pick<EntrantInput, 'driver' | 'team' | 'make'> => ({
  driver: entrant?.driver ?? '',
  team: entrant?.team ?? '',
  make: series === 'F1' ? '' : (entrant?.make ?? ''),
});
