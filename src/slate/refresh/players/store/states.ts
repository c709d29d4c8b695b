import * as z from 'zod';
import type { League } from '#domain/leagues/league.ts';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import type { Lease } from '#store/lease.ts';

const stateRow = z.object({ format: z.int(), learned_to: z.iso.date(), state: z.unknown() });

/** What a league's players are forecast from, as stored. */
interface StoredPlayerState {
  readonly format: number;
  /** Eastern day of the last final learned, YYYY-MM-DD. */
  readonly learnedTo: string;
  readonly state: unknown;
}

/** A league's state; undefined before its first. */
export async function readPlayerState(
  client: Client,
  league: League,
): Promise<StoredPlayerState | undefined> {
  const call = client
    .from('player_states')
    .select('format, learned_to, state')
    .eq('league', league);
  const [row] = await readData(
    `reading what is known of ${league} players`,
    call,
    z.array(stateRow),
  );
  return row && { format: row.format, learnedTo: row.learned_to, state: row.state };
}

/** A player as a feed or a fit names him. */
export interface StoredPlayerName {
  readonly playerId: string;
  readonly name: string;
  /** Key of his team's rating. */
  readonly team: string;
  /** "" if not known. */
  readonly position: string;
}

export const namedPlayerRow = ({ playerId, name, team, position }: StoredPlayerName) => ({
  player_id: playerId,
  name,
  team_key: team,
  position,
});

/** Begins a league's state, or begins it anew: finals since the fit are learned again. */
export async function startPlayers(
  client: Client,
  lease: Lease,
  league: League,
  start: StoredPlayerState & { readonly players: readonly StoredPlayerName[] },
): Promise<void> {
  const args = {
    p_token: lease.token,
    p_league: league,
    p_format: start.format,
    p_learned_to: start.learnedTo,
    p_state: start.state,
    p_players: start.players.map(namedPlayerRow),
  };
  await expectSuccess(`beginning with the players of ${league}`, client.rpc('start_players', args));
}
