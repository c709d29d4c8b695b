import * as z from 'zod';
import type { FeedChance } from '#domain/product/feedChance.ts';
import { type Client, readData } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';
import { type IngestedFeed, storeAll } from './ingest.ts';

/** A feed's chances of a game's sides, or that it gives none. */
export interface ToldChance {
  readonly sourceId: string;
  readonly chance: FeedChance | undefined;
}

/** Games per statement. */
const BATCH = 200;

/** Stores a feed's own chances for games that have not begun. Safe to repeat. */
export async function saveChances(
  client: Client,
  lease: Lease,
  feed: Pick<IngestedFeed, 'name' | 'asOf' | 'refused'>,
  told: readonly ToldChance[],
): Promise<void> {
  const store = (batch: readonly ToldChance[]): Promise<number> => {
    const call = client.rpc('save_chances', {
      p_token: lease.token,
      p_source: feed.name,
      p_as_of: feed.asOf.toISOString(),
      p_chances: batch.map(({ sourceId, chance }) => ({ source_id: sourceId, ...chance })),
    });
    return readData('storing the chances of a feed', call, z.int());
  };
  await storeAll(told, BATCH, store, ({ sourceId }, reason) => feed.refused?.(sourceId, reason));
}

/** The given games, by the feed's number, that the feed has been asked about. */
export async function readToldChances(
  client: Client,
  source: string,
  sourceIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const call = client.rpc('told_chances', { p_source: source, p_source_ids: sourceIds });
  return new Set(await readData('reading which chances are known', call, z.array(z.string())));
}
