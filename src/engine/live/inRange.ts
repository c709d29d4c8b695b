import { InputError } from '#domain/numbers/inputError.ts';

/** Throws a RangeError that names a field of a state which is not a whole number within bounds. */
export function checkWhole(value: unknown, name: string, min: number, max: number): void {
  if (Number.isInteger(value)) checkWithin(value, name, min, max);
  else throw new InputError(`State ${name} is ${value}, not a whole number in ${min}…${max}`, name);
}

/** Throws a RangeError that names a field of a state which is not a number within bounds. */
export function checkWithin(value: unknown, name: string, min: number, max: number): void {
  if (typeof value === 'number' && value >= min && value <= max) return;
  throw new InputError(`State ${name} is ${value}, not in ${min}…${max}`, name);
}
