import { sum } from '#domain/numbers.ts';
import type { ModelInputs } from './model.ts';

/**
 * One numeric input of a model, checked.
 * Throws a RangeError that names the input where it is missing, not finite or outside [min, max].
 */
export function readInput(inputs: ModelInputs, name: string, min: number, max: number): number {
  const value = inputs[name];
  if (value === undefined) throw new RangeError(`Input ${name} is missing`);
  if (!(typeof value === 'number' && value >= min && value <= max)) {
    throw new RangeError(`Input ${name} is ${value}, not in ${min}…${max}`);
  }
  return value;
}

/** The same of an input that may be absent and then has a value of its own. */
export const readOptional = (
  inputs: ModelInputs,
  name: string,
  absent: number,
  min: number,
  max: number,
): number => (inputs[name] === undefined ? absent : readInput(inputs, name, min, max));

/** Inputs name0, name1, … up to nameN (N = count − 1), each within [min, max]. */
export function readInputList(
  inputs: ModelInputs,
  name: string,
  count: number,
  min: number,
  max: number,
): Float64Array {
  const values = new Float64Array(count);
  for (let index = 0; index < count; index++) {
    values[index] = readInput(inputs, `${name}${index}`, min, max);
  }
  return values;
}

/** The same of probabilities that sum to 1 as far as rounding allows. */
export function readProbabilities(inputs: ModelInputs, name: string, count: number): Float64Array {
  const values = readInputList(inputs, name, count, 0, 1);
  const all = sum(values);
  if (!(all > 0.99 && all < 1.01)) {
    throw new RangeError(`Inputs ${name}0…${name}${count - 1} sum to ${all}, not to 1`);
  }
  return values;
}

/** Checks the number of simulated games: a whole number, 1 to 10 million. */
export function checkRuns(runs: number): void {
  if (!(Number.isInteger(runs) && runs >= 1 && runs <= 10_000_000)) {
    throw new RangeError(`Input runs is ${runs}, not a whole number in 1…10000000`);
  }
}

/** Win probabilities outside these bounds are not calibrated by any data we have. */
export const LOWEST_PROBABILITY = 0.001;
export const HIGHEST_PROBABILITY = 0.999;

export const readWinProbability = (inputs: ModelInputs): number =>
  readInput(inputs, 'homeWin', LOWEST_PROBABILITY, HIGHEST_PROBABILITY);
