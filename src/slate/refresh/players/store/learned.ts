import * as z from 'zod';
import { playerLineSchema } from '#contract/players/lines.ts';
import type { PlayerLine } from '#domain/players/line.ts';
import { PLAYER_LEAGUES, type PlayerLeague } from '#domain/players/statNames.ts';
import { type Client, expectSuccess, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import type { Lease } from '#store/lease.ts';
import { type Renamed, renameRow } from './announced.ts';
import { namedPlayerRow, type StoredPlayerName } from './states.ts';

const finalRow = z.object({
  game_id: z.int(),
  league: z.enum(PLAYER_LEAGUES),
  source_id: z.string(),
  season: z.int(),
  game_time: timestampColumn,
  day: z.iso.date(),
  home_key: z.string(),
  away_key: z.string(),
  home_score: z.int(),
  away_score: z.int(),
});

/** A final whose box score nobody has asked for. */
export type FinalToLearn = z.infer<typeof finalRow>;

/** Finals to learn, in the order of play: at most so many of each league. */
export function readFinalsToLearn(
  client: Client,
  source: string,
  most: number,
): Promise<FinalToLearn[]> {
  const call = client.rpc('finals_to_learn', { p_source: source, p_most: most });
  return readData('reading which box scores to ask for', call, z.array(finalRow));
}

const saidRow = z.object({ game_id: z.int(), lines: z.array(playerLineSchema) });

/** The lines said last before the start of each game that has any, by game. */
export async function readSaidLines(
  client: Client,
  gameIds: readonly number[],
): Promise<ReadonlyMap<number, readonly PlayerLine[]>> {
  if (gameIds.length === 0) return new Map();
  const call = client.rpc('said_lines', { p_games: gameIds });
  const rows = await readData('reading what was said of players', call, z.array(saidRow));
  return new Map(rows.map(({ game_id: id, lines }) => [id, lines]));
}

/** By stat: mean, 10th, 20th, 50th, 80th and 90th percentile. */
export type SaidStats = Readonly<Record<string, readonly number[]>>;

/** What a player did in a final, beside what was said. */
export interface LearnedGame {
  readonly playerId: string;
  readonly gameId: number;
  /** Eastern date, YYYY-MM-DD. */
  readonly day: string;
  readonly team: string;
  readonly opponent: string;
  readonly home: boolean;
  readonly started?: boolean | undefined;
  readonly stats: Readonly<Record<string, number>>;
  readonly said?: SaidStats | undefined;
}

/** What a run learned of a league. */
export interface Learned {
  /** Day of the last final, YYYY-MM-DD. */
  readonly learnedTo: string;
  /** The state after it; undefined: unchanged. */
  readonly state: unknown;
  readonly renames: readonly Renamed[];
  readonly players: readonly StoredPlayerName[];
  readonly finals: readonly {
    readonly gameId: number;
    readonly day: string;
    /** Why it taught nothing; absent: it was learned from. */
    readonly refused?: string | undefined;
  }[];
  readonly games: readonly LearnedGame[];
}

/** Stores what finals taught, all or nothing. */
export async function saveLearned(
  client: Client,
  lease: Lease,
  league: PlayerLeague,
  learned: Learned,
): Promise<void> {
  const args = {
    p_token: lease.token,
    p_league: league,
    p_learned_to: learned.learnedTo,
    p_state: learned.state ?? null,
    p_renames: learned.renames.map(renameRow),
    p_players: learned.players.map(namedPlayerRow),
    p_finals: learned.finals.map(({ gameId, day, refused }) => ({ game_id: gameId, day, refused })),
    p_games: learned.games.map(({ playerId, gameId, day, team, opponent, ...game }) => ({
      player_id: playerId,
      game_id: gameId,
      day,
      team_key: team,
      opponent_key: opponent,
      ...game,
    })),
  };
  await expectSuccess(`storing what ${league} players did`, client.rpc('learn_players', args));
}

/** Takes lines and news that have served; returns how many predictions' lines were emptied. */
export const thinPlayers = (client: Client, lease: Lease): Promise<number> =>
  readData(
    'thinning players’ lines',
    client.rpc('thin_players', { p_token: lease.token }),
    z.int(),
  );
