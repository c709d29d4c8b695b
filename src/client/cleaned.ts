import { type Fields, isNumber, isRecord, isText } from './checks.ts';

/** What a field must be to be drawn. */
export type Check = (value: unknown) => boolean;

export const isFlag: Check = (value) => typeof value === 'boolean';

/** A check of an object whose fields named here are numbers. */
export const numbersIn =
  (...names: readonly string[]): Check =>
  (value) =>
    isRecord(value) && names.every((name) => isNumber(value[name]));

/**
 * The fields without those that are there but are not what they should be, null among them: what cannot be drawn counts
 * as not said. Fields that no check names stay.
 */
export function cleaned<T extends Fields>(fields: T, checks: Readonly<Record<string, Check>>): T {
  const kept = Object.entries(fields).filter(([name, value]) => checks[name]?.(value) ?? true);
  return Object.fromEntries(kept) as T;
}

const of = (names: readonly string[], check: Check) =>
  Object.fromEntries(names.map((name) => [name, check]));

/** Checks of fields that hold texts, numbers, or either. */
export const texts = (...names: readonly string[]) => of(names, isText);
export const numbers = (...names: readonly string[]) => of(names, isNumber);
