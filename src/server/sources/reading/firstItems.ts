import type { Quarantined } from '../source.ts';

/** Twice what any feed is asked for at a time: each item costs us a page and a simulation. */
export const MOST_ITEMS = 1_000;

/** The first items of a list; how many were left out is one item of the quarantine. */
export function firstItems<T>(list: readonly T[]): {
  readonly items: readonly T[];
  readonly quarantined: readonly Quarantined[];
} {
  const more = list.length - MOST_ITEMS;
  if (more <= 0) return { items: list, quarantined: [] };
  return {
    items: list.slice(0, MOST_ITEMS),
    quarantined: [{ item: `#${MOST_ITEMS} and on`, reason: `${more} items more than are read` }],
  };
}
