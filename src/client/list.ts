import { isList } from './checks.ts';

/** Reads one item of an answer; undefined if it cannot be drawn. */
export type ItemReader<T> = (item: unknown) => T | undefined;

/**
 * The drawable items of a list: a bad one is dropped alone. Throws a TypeError if it is not a list, or contains nothing drawable.
 */
export function listRead<T>(answer: unknown, read: ItemReader<T>): readonly T[] {
  if (!isList(answer)) throw new TypeError('The answer is no list');
  const items = answer.flatMap((item) => read(item) ?? []);
  if (items.length === 0 && answer.length > 0) {
    throw new TypeError('Nothing in the list can be drawn');
  }
  return items;
}
