import { isList } from './checks.ts';

/** How one item of an answer is read; undefined for what cannot be drawn. */
export type ReadItem<T> = (item: unknown) => T | undefined;

/**
 * The items of a list that can be drawn: one that cannot costs itself.
 * Throws a TypeError on what is no list, or a list of nothing else.
 */
export function readList<T>(answer: unknown, read: ReadItem<T>): readonly T[] {
  if (!isList(answer)) throw new TypeError('The answer is no list');
  const items = answer.flatMap((item) => read(item) ?? []);
  if (items.length === 0 && answer.length > 0) {
    throw new TypeError('Nothing in the list can be drawn');
  }
  return items;
}
