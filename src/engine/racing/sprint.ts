import type { CarFigures } from './raceInputs.ts';

/** A sprint is 100 km and a Grand Prix 305: the same retirements per kilometer. */
const SPRINT_RETIREMENTS = 100 / 305;

/** SD of luck in a sprint, which has no pit stops and fewer laps; a Grand Prix has 1. An assumption. */
const SPRINT_LUCK = 0.8;

/**
 * A car's inputs for a sprint: less luck, so strengths count for more, and fewer retirements. Not validated: the data hold no
 * sprint results.
 */
export const forSprint = (car: CarFigures): CarFigures => ({
  ...car,
  strength: car.strength / SPRINT_LUCK,
  strengthSd: car.strengthSd / SPRINT_LUCK,
  retirement: car.retirement * SPRINT_RETIREMENTS,
});
