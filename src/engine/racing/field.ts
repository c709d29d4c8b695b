import type { RaceInputs } from './raceInputs.ts';

/** A race's inputs as the inner loop reads them: one number per car in each array. */
export interface RaceField {
  readonly cars: number;
  readonly teams: number;
  readonly strength: Float64Array;
  /** SD of what a car shares with no other: its luck and the uncertainty of its strength. */
  readonly ownSd: Float64Array;
  readonly retirement: Float64Array;
  readonly qualifying: Float64Array;
  readonly team: Int32Array;
  readonly teamSd: number;
}

export function raceFieldOf({ entrants, teamSd }: RaceInputs): RaceField {
  const names = [...new Set(entrants.map(({ team }) => team))];
  const luck = 1 - teamSd * teamSd;
  return {
    cars: entrants.length,
    teams: names.length,
    strength: Float64Array.from(entrants, (car) => car.strength),
    ownSd: Float64Array.from(entrants, (car) => Math.sqrt(luck + car.strengthSd * car.strengthSd)),
    retirement: Float64Array.from(entrants, (car) => car.retirement),
    qualifying: Float64Array.from(entrants, (car) => car.qualifying),
    team: Int32Array.from(entrants, (car) => names.indexOf(car.team)),
    teamSd,
  };
}
