import type { z } from 'zod';
import { counted } from '#domain/words/counted.ts';
import type { Quarantined } from '../source.ts';
import { plainText } from './fields.ts';

/** A value, or one line why there is none. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly reason: string };

export const parsedItem = <T>(value: T): Parsed<T> => ({ ok: true, value });
export const refusedItem = (reason: string): Parsed<never> => ({ ok: false, reason });

/** One line that says where a value differs from the expected shape. */
export function shapeFault(error: z.ZodError): string {
  const [issue] = error.issues;
  return `unexpected shape at ${issue?.path.join('.') || 'event'}: ${issue?.message}`;
}

/** An item's name in the quarantine: its id, or else its place in the list. */
export function itemName(item: unknown, index: number): string {
  const id = typeof item === 'object' && item !== null && 'id' in item ? item.id : undefined;
  return plainText(id) ?? `#${index}`;
}

/** Limit of items, twice what we ever request at once: each item costs us a page and a simulation. */
const MOST_ITEMS = 1_000;

/** The first items of a list; the number left out is one item of the quarantine. */
export function firstItems<T>(list: readonly T[]): {
  readonly items: readonly T[];
  readonly quarantined: readonly Quarantined[];
} {
  const more = list.length - MOST_ITEMS;
  if (more <= 0) return { items: list, quarantined: [] };
  return {
    items: list.slice(0, MOST_ITEMS),
    quarantined: [
      {
        item: `#${MOST_ITEMS} and on`,
        reason: `${counted(more, 'item')} more than ${more === 1 ? 'is' : 'are'} read`,
      },
    ],
  };
}

/** Every item once, by its id: the first stays, duplicates are returned separately. */
export function firstOfEach<T extends { readonly sourceId: string }>(items: readonly T[]) {
  const first = new Map<string, T>();
  const again: T[] = [];
  for (const item of items) {
    if (first.has(item.sourceId)) again.push(item);
    else first.set(item.sourceId, item);
  }
  return { first: [...first.values()], again };
}

/** First words of the reason if a reader threw at an item: our own bug, which no test has found yet. */
const FAULT = 'could not be read';

/** A reader's result for an item. If it throws, which it should not, only the item is lost, not the run. */
export function readGuarded<T>(read: () => T, otherwise: (reason: string) => T): T {
  try {
    return read();
  } catch (error) {
    return otherwise(`${FAULT} (${error instanceof Error ? error.name : 'unknown error'})`);
  }
}
