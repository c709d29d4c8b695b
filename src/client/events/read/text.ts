import { isInstant, isNumber, isText } from '../../checks.ts';

/** A text, or none. */
export const textOf = (value: unknown): string => (isText(value) ? value : '');

/** A text that says something. */
export const wordOf = (value: unknown): string | undefined =>
  isText(value) && value.trim() !== '' ? value : undefined;

export const numberOf = (value: unknown): number | undefined =>
  isNumber(value) ? value : undefined;

/** When data are of, ISO 8601; empty where an answer does not say. */
export const asOfOf = (value: unknown): string => (isInstant(value) ? value : '');

/** An id, whether it is written as a number or as a text. */
export function idOf(value: unknown): number | undefined {
  const id = isText(value) && value.trim() !== '' ? Number(value) : value;
  return numberOf(id);
}
