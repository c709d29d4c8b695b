import { InputError } from '#domain/numbers/inputError.ts';
import { sum } from '#domain/numbers/numbers.ts';

/** Inputs, or a part of them, as received: JSON of unknown origin. */
export type Given = Readonly<Record<string, unknown>>;

/** Inputs as an object. Throws a RangeError that names them if they are not one. */
export function givenInputs(inputs: unknown, name = 'inputs'): Given {
  if (!isObject(inputs))
    throw new InputError(`Input ${name} is ${shown(inputs)}, not an object`, name);
  return inputs;
}

const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Any value in a few words, for a message. */
const shown = (value: unknown): string =>
  typeof value === 'number' ? String(value) : `${JSON.stringify(value)}`.slice(0, 40);

/** What is given under a name of its own: nothing that objects inherit. */
export const givenInput = (inputs: Given, name: string): unknown =>
  Object.hasOwn(inputs, name) ? inputs[name] : undefined;

/**
 * Reads and checks one numeric input of a model.
 * @param label the name for messages, if different
 * Throws a RangeError that names the input if it is missing, not finite or outside [min, max].
 */
export function readInput(
  inputs: Given,
  name: string,
  min: number,
  max: number,
  label = name,
): number {
  const value = givenInput(inputs, name);
  if (value === undefined) throw new InputError(`Input ${label} is missing`, label);
  return checked(value, label, min, max);
}

function checked(value: unknown, label: string, min: number, max: number): number {
  if (typeof value === 'number' && value >= min && value <= max) return value;
  throw new InputError(`Input ${label} is ${shown(value)}, not in ${min}…${max}`, label);
}

/** Reads an input that may be absent and then has a default. */
export const readOptional = (
  inputs: Given,
  name: string,
  absent: number,
  min: number,
  max: number,
): number => (givenInput(inputs, name) === undefined ? absent : readInput(inputs, name, min, max));

/** A list of numbers of a given length, each within [min, max]. Throws as `readInput`. */
export function readNumbers(
  inputs: Given,
  name: string,
  length: number,
  min: number,
  max: number,
): Float64Array {
  const values = givenInput(inputs, name);
  if (values === undefined) throw new InputError(`Input ${name} is missing`);
  if (!Array.isArray(values)) throw new InputError(`Input ${name} is ${shown(values)}, not a list`);
  if (values.length !== length) {
    throw new InputError(`Input ${name} has ${values.length} entries, not ${length}`);
  }
  return Float64Array.from({ length }, (_, index) =>
    checked(values[index], `${name}[${index}]`, min, max),
  );
}

/** Reads a list of probabilities that sum to 1, within rounding. */
export function readProbabilities(inputs: Given, name: string, length: number): Float64Array {
  const values = readNumbers(inputs, name, length, 0, 1);
  const all = sum(values);
  if (!(all > 0.99 && all < 1.01)) {
    throw new InputError(`Input ${name} sums to ${all}, not to 1`);
  }
  return values;
}

/** Checks the number of simulated games: a whole number, 1 to 10 million. */
export function checkRuns(runs: number): void {
  if (!(Number.isInteger(runs) && runs >= 1 && runs <= 10_000_000)) {
    throw new InputError(`Input runs is ${runs}, not a whole number in 1…10000000`);
  }
}

/** No data of ours calibrate win probabilities outside these bounds. */
export const LOWEST_PROBABILITY = 0.001;
export const HIGHEST_PROBABILITY = 0.999;

export const readWinProbability = (inputs: Given): number =>
  readInput(inputs, 'homeWin', LOWEST_PROBABILITY, HIGHEST_PROBABILITY);
