import type { EventStatus } from '#domain/events/event.ts';
import { isInstant, isList, isNumber, isText } from './checks.ts';

/** Readers of an answer's fields: anything that cannot be drawn, including null, counts as missing. */

/** A text, or none. */
export const textOf = (value: unknown): string => (isText(value) ? value : '');

/** A non-empty text. */
export const wordOf = (value: unknown): string | undefined =>
  isText(value) && value.trim() !== '' ? value : undefined;

/** A text, possibly empty. */
export const saidText = (value: unknown): string | undefined => (isText(value) ? value : undefined);

export const numberOf = (value: unknown): number | undefined =>
  isNumber(value) ? value : undefined;

export const flagOf = (value: unknown): boolean | undefined =>
  typeof value === 'boolean' ? value : undefined;

/** Two numbers. */
export function pairOf(value: unknown): readonly [number, number] | undefined {
  const [one, other, ...more] = isList(value) ? value : [];
  return isNumber(one) && isNumber(other) && more.length === 0 ? [one, other] : undefined;
}

/** All words of a type, so that a new one does not compile until added. */
export type Words<Word extends string> = Readonly<Record<Word, true>>;

const isOneOf = <Word extends string>(words: Words<Word>, value: unknown): value is Word =>
  isText(value) && Object.hasOwn(words, value);

/** One of some words; undefined for any other. */
export const fieldWord = <Word extends string>(
  words: Words<Word>,
  value: unknown,
): Word | undefined => (isOneOf(words, value) ? value : undefined);

export const EVENT_STATUS_WORDS: Words<EventStatus> = {
  scheduled: true,
  live: true,
  final: true,
  postponed: true,
};

/** A time that can be read. */
export const readInstant = (value: unknown): string | undefined =>
  isInstant(value) ? value : undefined;

/** When data are of, ISO 8601; empty where an answer does not say. */
export const asOfOf = (value: unknown): string => readInstant(value) ?? '';

/** An id, whether it is written as a number or as a text. */
export function readId(value: unknown): number | undefined {
  const id = isText(value) && value.trim() !== '' ? Number(value) : value;
  return numberOf(id);
}
