import { InputError } from '#domain/numbers/inputError.ts';
import type { RaceOutcome } from '#domain/outcomes/race.ts';

/** Adds up the counts of two parts of one race's runs. Throws a RangeError if the fields differ. */
export function mergeRaces(one: RaceOutcome, other: RaceOutcome): RaceOutcome {
  if (one.entrants.length !== other.entrants.length) {
    throw new InputError('Outcomes of different races cannot be merged');
  }
  return {
    runs: one.runs + other.runs,
    entrants: one.entrants,
    places: matrix(one.places, other.places),
    retired: sums(one.retired, other.retired),
    ahead: matrix(one.ahead, other.ahead),
    pole: sums(one.pole, other.pole),
    fastestLap: sums(one.fastestLap, other.fastestLap),
    points: sums(one.points, other.points),
    stages: matrix(one.stages, other.stages),
  };
}

const sums = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((count, index) => count + (other[index] ?? 0));

const matrix = (one: readonly (readonly number[])[], other: readonly (readonly number[])[]) =>
  one.map((row, index) => sums(row, other[index] ?? []));
