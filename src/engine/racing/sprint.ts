import type { EntrantInput } from './raceInputs.ts';

/** A sprint is 100 km where a Grand Prix is 305: as many retirements per kilometre. */
const SPRINT_RETIREMENTS = 100 / 305;

/** Luck of a sprint, without pit stops and with fewer laps, against a Grand Prix's 1: an assumption. */
const SPRINT_LUCK = 0.8;

/**
 * A car's inputs for a sprint: less luck, so that strengths count for more, and fewer retirements.
 * Not validated: the data hold no sprint results.
 */
export const forSprint = (car: EntrantInput): EntrantInput => ({
  ...car,
  strength: car.strength / SPRINT_LUCK,
  strengthSd: car.strengthSd / SPRINT_LUCK,
  retirement: car.retirement * SPRINT_RETIREMENTS,
});
