import * as z from 'zod';
import { partId } from '#slate/archive/eventPredictions.ts';
import { readOfIds } from '#store/batches.ts';
import type { Client } from '#store/client.ts';
import { shownEdges } from './gradeColumns.ts';

const edgesRow = z.object({
  game_id: z.int().nullable(),
  event_id: z.int().nullable(),
  part: z.string().nullable(),
  edges: shownEdges,
});

type Edges = z.infer<typeof shownEdges>;

/** The last edges on the ledger for each contest. */
export interface LastEdges {
  /** By game id. */
  readonly games: ReadonlyMap<number, Edges>;
  /** By `partId`. */
  readonly parts: ReadonlyMap<string, Edges>;
}

function readOf(client: Client, column: 'game_id' | 'event_id', ids: readonly number[]) {
  const query = (some: readonly number[]) =>
    client
      .from('last_edges')
      .select('game_id, event_id, part, edges')
      .in(column, some)
      .order(column)
      .order('part');
  return readOfIds('reading which edges were shown', ids, query, edgesRow);
}

/** The last edges on the ledger for some games and events. */
export async function readLastEdges(
  client: Client,
  gameIds: readonly number[],
  eventIds: readonly number[],
): Promise<LastEdges> {
  const games = await readOf(client, 'game_id', gameIds);
  const events = await readOf(client, 'event_id', eventIds);
  return {
    games: new Map(
      games.flatMap((row) => (row.game_id ? [[row.game_id, row.edges] as const] : [])),
    ),
    parts: new Map(
      events.flatMap((row) =>
        row.event_id === null ? [] : [[partId(row.event_id, row.part ?? ''), row.edges] as const],
      ),
    ),
  };
}
