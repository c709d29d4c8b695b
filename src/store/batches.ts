import type * as z from 'zod';
import { type Ranged, readAll } from './client.ts';

/** Makes requests for items in batches, one after the other; returns all answers in order. */
export async function inBatches<Item, T>(
  items: readonly Item[],
  most: number,
  ask: (batch: readonly Item[]) => Promise<readonly T[]>,
): Promise<T[]> {
  const all: T[] = [];
  for (let at = 0; at < items.length; at += most)
    all.push(...(await ask(items.slice(at, at + most))));
  return all;
}

/** Ids per statement: they stand in its address. */
const IDS = 100;

/** All rows of an ordered query for some ids. */
export const readOfIds = <Id, T>(
  doing: string,
  ids: readonly Id[],
  query: (some: readonly Id[]) => Ranged,
  schema: z.ZodType<T>,
): Promise<T[]> => inBatches(ids, IDS, (some) => readAll(doing, () => query(some), schema));
