import type { EntrantInput, RaceInputs } from './raceInputs.ts';

/** A car for tests: average, unless said otherwise. */
export const testCar = (index: number, over: Partial<EntrantInput> = {}): EntrantInput => ({
  driver: `driver ${index}`,
  team: `team ${Math.floor(index / 2)}`,
  make: index % 3 === 0 ? 'Ford' : 'Toyota',
  strength: 0,
  strengthSd: 0.2,
  retirement: 0.1,
  qualifying: 0,
  ...over,
});

/** A race for tests. */
export const testRace = (
  entrants: readonly EntrantInput[],
  over: Partial<RaceInputs> = {},
): RaceInputs => ({
  entrants,
  teamSd: 0.3,
  gridOpen: false,
  gridPull: 0,
  points: [],
  fastestLapPoint: 0,
  fastestLap: false,
  ...over,
});
