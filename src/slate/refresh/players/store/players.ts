import * as z from 'zod';
import type { League } from '#domain/leagues/league.ts';
import { PLAYER_STATUSES, type PlayerStatus } from '#domain/players/status.ts';
import { type Client, readAll } from '#store/client.ts';
import { presentFields, timestampColumn } from '#store/columns.ts';

const playerRow = z.object({
  player_id: z.string(),
  name: z.string(),
  team_key: z.string().nullable(),
  position: z.string(),
  status: z.enum(PLAYER_STATUSES).nullable(),
  chance: z.number().nullable(),
  returns: z.iso.date().nullable(),
  told_at: timestampColumn.nullable(),
  formerly: z.string().nullable(),
});

/** A player as stored. */
export interface StoredPlayer {
  readonly playerId: string;
  readonly name: string;
  /** Key of the team that last named him. */
  readonly team?: string | undefined;
  /** "" if not known. */
  readonly position: string;
  /** The last report's word and its chance to play, 0 to 1; absent: on no report. */
  readonly status?: PlayerStatus | undefined;
  readonly chance?: number | undefined;
  /** Eastern day from which he may be back, YYYY-MM-DD. */
  readonly returns?: string | undefined;
  /** When a report last said so, ISO 8601 in UTC. */
  readonly toldAt?: string | undefined;
  /** His id before a feed named him. */
  readonly formerly?: string | undefined;
}

/** Everybody of a league, by id. */
export async function readLeaguePlayers(
  client: Client,
  league: League,
): Promise<ReadonlyMap<string, StoredPlayer>> {
  const columns = 'player_id, name, team_key, position, status, chance, returns, told_at, formerly';
  const query = () =>
    client.from('players').select(columns).eq('league', league).order('player_id');
  const rows = await readAll(`reading the players of ${league}`, query, playerRow);
  return new Map(
    rows.map(({ player_id: playerId, team_key: team, told_at: toldAt, ...row }) => [
      playerId,
      { playerId, ...presentFields({ team, toldAt, ...row }) },
    ]),
  );
}
