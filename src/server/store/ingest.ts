import * as z from 'zod';
import type { FeedGame, Team } from '#domain/game.ts';
import type { League } from '#domain/league.ts';
import { type Client, read } from './client.ts';
import { fedGameRow, fedTeamRow } from './feedRow.ts';
import type { Lease } from './lease.ts';
import { storeAll } from './storeAll.ts';

/** Games, or teams, per statement: keeps a request well under a megabyte. */
const BATCH = 200;

/**
 * Stores names of a league's teams; those that a feed has named before keep what they have. Safe to repeat. `refused`
 * is told of each name that the database refuses.
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
    return read(`storing the teams of ${league}`, client.rpc('ingest_teams', args), z.int());
  };
  await storeAll(teams, BATCH, store, ({ name }, reason) => refused(name, reason));
}

export interface Feed {
  readonly name: string;
  readonly sample: boolean;
  readonly asOf: Date;
  /** Told of each item that the database refuses; the rest are stored all the same. */
  readonly refused?: (sourceId: string, reason: string) => void;
}

/** Stores what a feed said; answers how many games were written. Safe to repeat. */
export function ingestGames(
  client: Client,
  lease: Lease,
  feed: Feed,
  games: readonly FeedGame[],
): Promise<number> {
  const store = (batch: readonly FeedGame[]): Promise<number> => {
    const call = client.rpc('ingest_games', {
      p_token: lease.token,
      p_source: feed.name,
      p_sample: feed.sample,
      p_as_of: feed.asOf.toISOString(),
      p_games: batch.map(fedGameRow),
    });
    return read('storing the games of a feed', call, z.int());
  };
  return storeAll(games, BATCH, store, ({ sourceId }, reason) => feed.refused?.(sourceId, reason));
}
