import * as z from 'zod';
import { leagueSchema } from '#contract/lists.ts';
import { liveFiguresSchema, liveStageSchema } from '#contract/live/gameLive.ts';
import { gameStateSchema } from '#contract/live/stateSchema.ts';
import type { League } from '#domain/leagues/league.ts';
import { type Client, readAll, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const gameRow = z.object({
  game_id: z.int(),
  prediction_id: z.int(),
  before: liveFiguresSchema,
  margins: z.array(z.tuple([z.int(), z.int()])),
  stage: liveStageSchema,
  detail: z.string(),
  between: z.boolean(),
  state: z.nullable(gameStateSchema),
  figures: z.nullable(liveFiguresSchema),
  told_at: timestampColumn,
  changed_at: timestampColumn,
  games: z.object({ league: leagueSchema, sample: z.boolean() }),
});

/** A game as it was last told. */
export type StoredLiveRow = z.infer<typeof gameRow>;

const COLUMNS =
  'game_id, prediction_id, before, margins, stage, detail, between, state, figures, told_at, changed_at, games(league, sample)';

/** A game as it was last told; undefined before the first look at it. */
export async function readLiveGame(
  client: Client,
  gameId: number,
): Promise<StoredLiveRow | undefined> {
  const call = client.from('live_games').select(COLUMNS).eq('game_id', gameId);
  const [row] = await readData('reading a game as it is played', call, z.array(gameRow));
  return row;
}

const team = z.object({ short_name: z.string() });

const shortRow = gameRow
  .pick({
    game_id: true,
    before: true,
    stage: true,
    detail: true,
    state: true,
    figures: true,
    told_at: true,
    changed_at: true,
  })
  .extend({
    games: z.object({
      league: leagueSchema,
      sample: z.boolean(),
      game_time: timestampColumn,
      home: team,
      away: team,
    }),
  });

/** A game as it was last told, for a list. */
export type LiveShortRow = z.infer<typeof shortRow>;

const TEAM = 'short_name';
const SHORT = `game_id, before, stage, detail, state, figures, told_at, changed_at, games!inner(league, sample, game_time, home:teams!games_home_team_id_fkey(${TEAM}), away:teams!games_away_team_id_fkey(${TEAM}))`;

/** Games of which a feed has told since an instant that they have begun. @param league undefined: all */
export function readLiveSince(
  client: Client,
  since: Date,
  league: League | undefined,
): Promise<readonly LiveShortRow[]> {
  const query = () => {
    const rows = client
      .from('live_games')
      .select(SHORT)
      .eq('thinned', false)
      .gt('told_at', since.toISOString())
      .neq('stage', 'waiting');
    return (league ? rows.eq('games.league', league) : rows).order('game_id');
  };
  return readAll('reading the games being played', query, shortRow);
}

const stateRow = z.object({
  stage: liveStageSchema,
  state: gameStateSchema,
  home: z.number().nullable(),
  draw: z.number().nullable(),
});

/** One of a game's states, with what was said of it; null: nothing. */
export type LiveMoment = z.infer<typeof stateRow>;

/** A game's states in the order in which they were read. */
export function readLiveStates(client: Client, gameId: number): Promise<readonly LiveMoment[]> {
  const query = () =>
    client.from('live_states').select('stage, state, home, draw').eq('game_id', gameId).order('id');
  return readAll('reading a game’s states', query, stateRow);
}
