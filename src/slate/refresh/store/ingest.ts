import * as z from 'zod';
import type { FeedGame, Team } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import { type Client, DataError, readData } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';
import { fedGameRow, fedTeamRow } from './fedRows.ts';
import { saveGameNotes } from './gameNotes.ts';

/**
 * Stores items batch by batch; returns how many were written. A batch that the database refuses because of a value is halved
 * until the bad item is alone: `refused` gets that one, and the rest are stored.
 */
export async function storeAll<T>(
  items: readonly T[],
  most: number,
  store: (batch: readonly T[]) => Promise<number>,
  refused: (item: T, reason: string) => void,
): Promise<number> {
  const storeBatch = async (batch: readonly T[]): Promise<number> => {
    try {
      return await store(batch);
    } catch (error) {
      if (!(error instanceof DataError)) throw error;
      const [first, ...others] = batch;
      if (first !== undefined && others.length === 0) refused(first, error.message);
      if (others.length === 0) return 0;
      const half = batch.length >> 1;
      const before = await storeBatch(batch.slice(0, half));
      return before + (await storeBatch(batch.slice(half)));
    }
  };
  let written = 0;
  for (let at = 0; at < items.length; at += most) {
    written += await storeBatch(items.slice(at, at + most));
  }
  return written;
}

/** Games, or teams, per statement: keeps a request well under a megabyte. */
const BATCH = 200;

/**
 * Stores names of a league's teams; those already named by a feed stay unchanged. Safe to repeat. `refused` gets each name that
 * the database refuses.
 */
export async function ingestTeams(
  client: Client,
  lease: Lease,
  league: League,
  teams: readonly Team[],
  refused: (name: string, reason: string) => void = () => {},
): Promise<void> {
  const store = (batch: readonly Team[]): Promise<number> => {
    const args = { p_token: lease.token, p_league: league, p_teams: batch.map(fedTeamRow) };
    return readData(`storing the teams of ${league}`, client.rpc('ingest_teams', args), z.int());
  };
  await storeAll(teams, BATCH, store, ({ name }, reason) => refused(name, reason));
}

export interface IngestedFeed {
  readonly name: string;
  readonly sample: boolean;
  readonly asOf: Date;
  /** Gets each item that the database refuses; the rest are stored. */
  readonly refused?: (sourceId: string, reason: string) => void;
}

/** Stores a feed's games; returns how many were written. Safe to repeat. */
export function ingestGames(
  client: Client,
  lease: Lease,
  feed: IngestedFeed,
  games: readonly FeedGame[],
): Promise<number> {
  const store = async (batch: readonly FeedGame[]): Promise<number> => {
    const call = client.rpc('ingest_games', {
      p_token: lease.token,
      p_source: feed.name,
      p_sample: feed.sample,
      p_as_of: feed.asOf.toISOString(),
      p_games: batch.map(fedGameRow),
    });
    const written = await readData('storing the games of a feed', call, z.int());
    await saveGameNotes(client, lease, feed, batch);
    return written;
  };
  return storeAll(games, BATCH, store, ({ sourceId }, reason) => feed.refused?.(sourceId, reason));
}
