import * as z from 'zod';
import type { FeedGame } from '#domain/game/game.ts';
import { type Client, readData } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';
import { noteRow } from './noteRow.ts';

/** Stores a feed's notes on stored games, or that it has none any more; returns how many changed. */
export function saveGameNotes(
  client: Client,
  lease: Lease,
  feed: { readonly name: string; readonly asOf: Date },
  games: readonly FeedGame[],
): Promise<number> {
  const call = client.rpc('ingest_game_notes', {
    p_token: lease.token,
    p_source: feed.name,
    p_as_of: feed.asOf.toISOString(),
    p_notes: games.map(noteRow),
  });
  return readData('storing what a feed says of its games', call, z.int());
}
