import * as z from 'zod';
import type { League } from '#domain/leagues/league.ts';
import type { PlayerNote, RosterPlayer } from '#feeds/playerReports.ts';
import { readOfIds } from '#store/batches.ts';
import { type Client, expectSuccess, readAll, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import type { Lease } from '#store/lease.ts';

const rosterPlayers = z.array(
  z.object({
    playerId: z.string(),
    name: z.string(),
    position: z.string(),
    inactive: z.string().optional(),
    depth: z.int().optional(),
  }),
);

/** A team's roster as last read. */
export interface StoredRoster {
  readonly players: readonly RosterPlayer[];
  /** ISO 8601 in UTC. */
  readonly asOf: string;
}

const rosterRow = z.object({
  team_key: z.string(),
  players: rosterPlayers,
  as_of: timestampColumn,
});

/** A league's rosters by the teams' keys. */
export async function readRosters(
  client: Client,
  league: League,
): Promise<ReadonlyMap<string, StoredRoster>> {
  const query = () =>
    client
      .from('team_rosters')
      .select('team_key, players, as_of')
      .eq('league', league)
      .order('team_key');
  const rows = await readAll(`reading the rosters of ${league}`, query, rosterRow);
  return new Map(rows.map(({ team_key: team, players, as_of: asOf }) => [team, { players, asOf }]));
}

const readAtRow = z.object({ team_key: z.string(), as_of: timestampColumn });

/** When each roster of a league was last read, by the team's key. */
export async function readRosterTimes(
  client: Client,
  league: League,
): Promise<ReadonlyMap<string, string>> {
  const query = () =>
    client.from('team_rosters').select('team_key, as_of').eq('league', league).order('team_key');
  const rows = await readAll(`reading when ${league} rosters were read`, query, readAtRow);
  return new Map(rows.map(({ team_key: team, as_of: asOf }) => [team, asOf]));
}

/** An id that a feed's number takes the place of. */
export interface Renamed {
  readonly from: string;
  readonly to: string;
}

export const renameRow = ({ from, to }: Renamed) => ({ from_id: from, to_id: to });

/** Rosters of a league's teams, with the ids that they change. */
interface NewRosters {
  readonly rosters: ReadonlyMap<string, readonly RosterPlayer[]>;
  readonly renames: readonly Renamed[];
  /** The league's state after the renames; undefined: unchanged. */
  readonly state: unknown;
}

/** Stores rosters in place of the last ones. */
export async function saveRosters(
  client: Client,
  lease: Lease,
  league: League,
  at: Date,
  { rosters, renames, state }: NewRosters,
): Promise<void> {
  const args = {
    p_token: lease.token,
    p_league: league,
    p_at: at.toISOString(),
    p_rosters: [...rosters].map(([team, players]) => ({ team_key: team, players })),
    p_renames: renames.map(renameRow),
    p_state: state ?? null,
  };
  await expectSuccess(`storing rosters of ${league}`, client.rpc('save_team_rosters', args));
}

/** A note of a player whose id is known. */
export type IdentifiedNote = PlayerNote & { readonly playerId: string };

/** Stores a league's report; returns how much of it is news. */
export function saveNotes(
  client: Client,
  lease: Lease,
  league: League,
  at: Date,
  {
    notes,
    unread,
  }: { readonly notes: readonly IdentifiedNote[]; readonly unread: ReadonlySet<string> },
): Promise<number> {
  const args = {
    p_token: lease.token,
    p_league: league,
    p_at: at.toISOString(),
    p_notes: notes.map(({ playerId, teamKey, name, position, status, chance, returns }) => ({
      player_id: playerId,
      team_key: teamKey,
      name,
      position,
      status,
      chance,
      returns,
    })),
    p_unread: [...unread],
  };
  return readData(
    `storing the report of ${league}`,
    client.rpc('save_player_notes', args),
    z.int(),
  );
}

/** Stores which team each of a feed's numbers means. */
export async function noteFeedTeams(
  client: Client,
  lease: Lease,
  of: { readonly source: string; readonly league: League },
  teams: ReadonlyMap<string, string>,
): Promise<void> {
  const args = {
    p_token: lease.token,
    p_source: of.source,
    p_league: of.league,
    p_teams: [...teams].map(([id, key]) => ({ team_id: id, team_key: key })),
  };
  await expectSuccess('storing the numbers of teams', client.rpc('note_feed_teams', args));
}

const feedTeamRow = z.object({ team_id: z.string(), team_key: z.string() });

/** The keys of a league's teams by a feed's numbers. */
export async function readFeedTeams(
  client: Client,
  source: string,
  league: League,
): Promise<ReadonlyMap<string, string>> {
  const query = () =>
    client
      .from('feed_teams')
      .select('team_id, team_key')
      .eq('source', source)
      .eq('league', league)
      .order('team_id');
  const rows = await readAll('reading the numbers of teams', query, feedTeamRow);
  return new Map(rows.map(({ team_id: id, team_key: key }) => [id, key]));
}

/** A side's line-up as announced. */
export interface NewLineUp {
  readonly sourceId: string;
  readonly team: string;
  readonly starters: readonly RosterPlayer[];
  readonly bench: readonly RosterPlayer[];
}

/** Stores line-ups of games of a source. */
export async function saveLineUps(
  client: Client,
  lease: Lease,
  source: string,
  at: Date,
  lineUps: readonly NewLineUp[],
): Promise<void> {
  const args = {
    p_token: lease.token,
    p_source: source,
    p_at: at.toISOString(),
    p_line_ups: lineUps.map(({ sourceId, team, starters, bench }) => ({
      source_id: sourceId,
      team_key: team,
      starters,
      bench,
    })),
  };
  await expectSuccess('storing line-ups', client.rpc('save_line_ups', args));
}

const lineUpRow = z.object({
  game_id: z.int(),
  side: z.enum(['home', 'away']),
  starters: rosterPlayers,
  bench: rosterPlayers,
});

/** An announced line-up, starters in order. */
export interface StoredLineUp {
  readonly starters: readonly RosterPlayer[];
  readonly bench: readonly RosterPlayer[];
}

/** The key of a side of a game of ours. */
export const gameSideKey = (gameId: number, side: string): string => `${gameId} ${side}`;

/** Announced line-ups by `gameSideKey`. */
export async function readLineUps(
  client: Client,
  gameIds: readonly number[],
): Promise<ReadonlyMap<string, StoredLineUp>> {
  const query = (some: readonly number[]) =>
    client
      .from('game_line_ups')
      .select('game_id, side, starters, bench')
      .in('game_id', some)
      .order('game_id')
      .order('side');
  const rows = await readOfIds('reading line-ups', gameIds, query, lineUpRow);
  return new Map(
    rows.map(({ game_id: id, side, starters, bench }) => [
      gameSideKey(id, side),
      { starters, bench },
    ]),
  );
}

const outRow = z.object({ games: z.object({ source_id: z.string() }) });

/** Which of a source's games have both line-ups, by the source's own ids. */
export async function readGamesWithLineUps(
  client: Client,
  source: string,
  sourceIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const query = (some: readonly string[]) =>
    client
      .from('game_line_ups')
      .select('games!inner(source_id)')
      .eq('games.source', source)
      .in('games.source_id', some)
      .order('game_id')
      .order('side');
  const rows = await readOfIds('reading which line-ups are out', sourceIds, query, outRow);
  const sides = Map.groupBy(rows, ({ games }) => games.source_id);
  return new Set([...sides].flatMap(([id, both]) => (both.length === 2 ? [id] : [])));
}

const factsRow = z.object({ game_id: z.int(), side: z.enum(['home', 'away']), facts: z.string() });

/** What is known of each side's players, as a hash, by `gameSideKey`: another one means other lines. */
export async function readPlayersFacts(
  client: Client,
  gameIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  if (gameIds.length === 0) return new Map();
  const call = client.rpc('players_facts', { p_games: gameIds, p_now: now.toISOString() });
  const rows = await readData('reading who is announced', call, z.array(factsRow));
  return new Map(rows.map(({ game_id: id, side, facts }) => [gameSideKey(id, side), facts]));
}
