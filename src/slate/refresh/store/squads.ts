import * as z from 'zod';
import type { FeedGame, Squads } from '#domain/game/game.ts';
import { readOfIds } from '#store/batches.ts';
import { type Client, readData } from '#store/client.ts';
import { present } from '#store/columns.ts';
import type { Lease } from '#store/lease.ts';
import { type Feed, storeAll } from './ingest.ts';

const figures = z.record(z.string(), z.number());

/** One side of a row of `squads`. */
export const squadColumns = z.object({
  games: z.number(),
  scoringPerGame: z.number().optional(),
  players: z.array(
    z.object({
      playerId: z.string(),
      playerName: z.string(),
      position: z.string(),
      games: z.number().optional(),
      perGame: figures,
      rates: figures,
      totals: figures.optional(),
    }),
  ),
});

const squadsRow = z.object({
  game_id: z.int(),
  home: squadColumns.nullable(),
  away: squadColumns.nullable(),
});

/** Games per statement. */
const BATCH = 100;

/** Stores the players a feed named; games without named players keep theirs. Safe to repeat. */
export async function saveSquads(
  client: Client,
  lease: Lease,
  feed: Pick<Feed, 'name' | 'asOf' | 'refused'>,
  games: readonly FeedGame[],
): Promise<void> {
  const named = games.flatMap(({ sourceId, squads }) =>
    squads ? [{ source_id: sourceId, home: squads.home, away: squads.away }] : [],
  );
  const store = (batch: Readonly<typeof named>): Promise<number> => {
    const call = client.rpc('ingest_squads', {
      p_token: lease.token,
      p_source: feed.name,
      p_as_of: feed.asOf.toISOString(),
      p_squads: batch,
    });
    return readData('storing the players of a feed', call, z.int());
  };
  await storeAll(named, BATCH, store, (row, reason) => feed.refused?.(row.source_id, reason));
}

/** Named players by game; none if no feed named any. */
export async function readSquads(
  client: Client,
  gameIds: readonly number[],
): Promise<Map<number, Squads>> {
  const query = (some: readonly number[]) =>
    client.from('squads').select('game_id, home, away').in('game_id', some).order('game_id');
  const rows = await readOfIds('reading the players of games', gameIds, query, squadsRow);
  return new Map(rows.map(({ game_id: gameId, ...sides }) => [gameId, present(sides)]));
}
