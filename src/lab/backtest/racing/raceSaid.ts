import type { RaceOutcome } from '#domain/outcomes/race.ts';
import { carsOf } from '#engine/racing/cars.ts';
import { formula1 } from '#engine/racing/formula1/model.ts';
import type { RacingLeague, RacingParams, RacingState } from '#engine/racing/ratings.ts';
import { stockcar } from '#engine/racing/stockcar/model.ts';
import { fnv1a } from '#engine/rng/hash.ts';
import { simulate } from '#engine/simulate.ts';
import type { FileRace } from '../../fit/racing/racesOf.ts';

/** Simulated runs of each race: sampling error of a 30 % chance is 0.2 points. */
export const BACKTEST_RUNS = 50_000;

/** Simulates a race from ratings as of its day, with its grid or with the grid left open. */
export function simulateRace(
  league: RacingLeague,
  params: RacingParams,
  state: RacingState,
  race: FileRace,
  known: boolean,
  runs: number,
): RaceOutcome {
  const cars = carsOf({ league, params }, state, race, race.entrants, known);
  const inputs = {
    entrants: cars,
    teamSd: params.teamSd,
    gridOpen: !known,
    gridPull: params.gridPull,
    points: [],
    fastestLapPoint: 0,
    fastestLap: false,
  };
  const model = league === 'F1' ? formula1 : stockcar;
  return simulate(model, inputs, fnv1a(`${league}|${race.key}|${known}`), runs);
}
