import * as z from 'zod';
import type { KnownPlayer } from '#domain/players/past/knownPlayer.ts';
import type { PastPlayerGame } from '#domain/players/past/playedGame.ts';
import type { PlayerLeague } from '#domain/players/statNames.ts';
import { PLAYER_STATUSES } from '#domain/players/status.ts';
import { type Client, readData } from '#store/client.ts';
import { promptClient } from '#store/tools.ts';
import type { Tool } from '#wiring';

const playerRow = z.object({
  name: z.string(),
  team_key: z.string().nullable(),
  position: z.string(),
  status: z.enum(PLAYER_STATUSES).nullable(),
  chance: z.number().min(0).max(1).nullable(),
});

const said = z.tuple([z.number(), z.number(), z.number(), z.number(), z.number(), z.number()]);
const team = z.object({ short_name: z.string(), name: z.string() });
const gameRow = z.object({
  game_id: z.int(),
  day: z.iso.date(),
  team_key: z.string(),
  opponent_key: z.string(),
  home: z.boolean(),
  started: z.boolean().nullable(),
  stats: z.record(z.string(), z.number()),
  said: z.record(z.string(), said).nullable(),
  game: z.object({ home: team, away: team }),
});

const TEAM = 'short_name, name';
const COLUMNS =
  `game_id, day, team_key, opponent_key, home, started, stats, said, game:games(home:teams!games_home_team_id_fkey(${TEAM}), away:teams!games_away_team_id_fkey(${TEAM}))` as const;

/** A season of the longest kind is read in parts: what a page shows is in the last of them. */
const MOST_GAMES = 40;

export interface PlayerInPath {
  readonly league: PlayerLeague;
  readonly playerId: string;
}

async function readGames(
  client: Client,
  { league, playerId }: PlayerInPath,
): Promise<PastPlayerGame[]> {
  const call = client
    .from('player_games')
    .select(COLUMNS)
    .match({ league, player_id: playerId })
    .order('day', { ascending: false })
    .order('game_id', { ascending: false })
    .limit(MOST_GAMES);
  const rows = await readData('reading a player’s games', call, z.array(gameRow));
  return rows.map((row) => ({
    gameId: row.game_id,
    day: row.day,
    team: row.team_key,
    opponent: row.opponent_key,
    teamName: (row.home ? row.game.home : row.game.away).name,
    opponentName: (row.home ? row.game.away : row.game.home).short_name,
    home: row.home,
    started: row.started ?? undefined,
    stats: row.stats,
    said: row.said ?? undefined,
  }));
}

async function read(client: Client, asked: PlayerInPath): Promise<KnownPlayer | undefined> {
  const call = client
    .from('players')
    .select('name, team_key, position, status, chance')
    .match({ league: asked.league, player_id: asked.playerId });
  const [[row], games] = await Promise.all([
    readData('reading a player', call, z.array(playerRow)),
    readGames(client, asked),
  ]);
  return (
    row && {
      name: row.name,
      team: row.team_key ?? undefined,
      position: row.position,
      status: row.status ?? undefined,
      chance: row.chance ?? undefined,
      games,
    }
  );
}

/** Reads a player; undefined if no feed has named him. */
export const knownPlayer: Tool<(asked: PlayerInPath) => Promise<KnownPlayer | undefined>> =
  ({ use }) =>
  (asked) =>
    read(use(promptClient), asked);
