import * as z from 'zod';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const lineColumns = z.object({
  moneyline_home: z.int().nullable(),
  moneyline_away: z.int().nullable(),
  moneyline_draw: z.int().nullable(),
  spread_line: z.number().nullable(),
  total_line: z.number().nullable(),
  total_over: z.int().nullable(),
  total_under: z.int().nullable(),
});

/** A closing line. */
export type StoredClosing = z.infer<typeof lineColumns>;

export const resultColumns = z.object({
  game_id: z.int(),
  version: z.int(),
  league: z.enum(TEAM_LEAGUES),
  season: z.int(),
  game_time: timestampColumn,
  neutral_site: z.boolean(),
  postseason: z.boolean(),
  home_score: z.int(),
  away_score: z.int(),
  home_key: z.string().nullable(),
  away_key: z.string().nullable(),
  home_starter: z.string().nullable(),
  away_starter: z.string().nullable(),
  home_out: z.array(z.string()).nullable(),
  away_out: z.array(z.string()).nullable(),
  closing: lineColumns.nullable(),
});

export type ResultRow = z.infer<typeof resultColumns>;

/**
 * Final scores of one league's games (no samples or preseason games), in order of play, each with its closing line. One
 * statement, because a run may read all of them.
 * @param after only games that started later, ISO 8601; all if left out
 */
export function readResults(
  client: Client,
  league: League,
  after = '-infinity',
): Promise<ResultRow[]> {
  const call = client.rpc('rated_results', { p_league: league, p_after: after });
  return readData(`reading results of ${league}`, call, z.array(resultColumns));
}
