import * as z from 'zod';
import { readOfIds } from '#store/batches.ts';
import type { Client } from '#store/client.ts';

const row = z.object({ game_id: z.int(), other_id: z.int() });

/** Other games of the same two teams that the ledger ever told within a day of these games' starts, by game. */
export async function readSameSides(
  client: Client,
  gameIds: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const ask = (some: readonly number[]) =>
    client
      .from('same_sides')
      .select('game_id, other_id')
      .in('game_id', some)
      .order('game_id')
      .order('other_id');
  const rows = await readOfIds('reading games of the same sides', gameIds, ask, row);
  const games = Map.groupBy(rows, ({ game_id }) => game_id);
  return new Map([...games].map(([id, others]) => [id, others.map(({ other_id }) => other_id)]));
}
