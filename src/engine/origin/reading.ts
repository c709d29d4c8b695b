import { InputError } from '#domain/numbers/inputError.ts';
import type { Given } from '../inputs.ts';

/** Reading of origins: JSON of a page or of the ledger. Each throws a RangeError that names what is missing. */

export const isGivenObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null;

export function objectIn(of: Given, name: string): Given {
  const value = of[name];
  if (!isGivenObject(value)) throw new InputError(`The origin has no ${name}`);
  return value;
}

export function listIn(of: Given, name: string): readonly unknown[] {
  const value = of[name];
  if (!Array.isArray(value)) throw new InputError(`The origin has no list of ${name}`);
  return value;
}

const isNumber = (value: unknown): value is number => Number.isFinite(value);

/** The finite numbers of these names. */
export function numbersIn<Name extends string>(
  of: Given,
  ...names: readonly Name[]
): Record<Name, number> {
  return Object.fromEntries(
    names.map((name) => {
      const value = of[name];
      if (!isNumber(value)) throw new InputError(`The origin's ${name} is no number`);
      return [name, value];
    }),
  ) as Record<Name, number>;
}

/** So many finite numbers in a list. */
export function rowOfNumbers<Row extends readonly number[]>(
  value: unknown,
  name: string,
  length: Row['length'],
): Row {
  if (!Array.isArray(value) || value.length !== length || !value.every(isNumber))
    throw new InputError(`The origin's ${name} are not ${length} numbers`);
  return value as unknown as Row;
}

/** Throws unless an origin is of this kind. */
export function checkKind(of: Given, kind: string): void {
  if (of.kind !== kind)
    throw new InputError(`An origin of kind ${String(of.kind)} is not one of a ${kind}`);
}
