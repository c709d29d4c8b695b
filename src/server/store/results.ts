import * as z from 'zod';
import { type League, TEAM_LEAGUES } from '#domain/league.ts';
import type { Client } from './client.ts';
import { readAll } from './client.ts';
import { instant } from './columns.ts';

const resultColumns = z.object({
  game_id: z.int(),
  version: z.int(),
  league: z.enum(TEAM_LEAGUES),
  season: z.int(),
  game_time: instant,
  neutral_site: z.boolean(),
  postseason: z.boolean(),
  home_score: z.int(),
  away_score: z.int(),
  home_key: z.string().nullable(),
  away_key: z.string().nullable(),
  home_name: z.string(),
  away_name: z.string(),
  home_starter: z.string().nullable(),
  away_starter: z.string().nullable(),
  home_out: z.array(z.string()).nullable(),
  away_out: z.array(z.string()).nullable(),
});

export type ResultRow = z.infer<typeof resultColumns>;

/** Final scores of one league's games (samples have none, preseason games do not count), in order of play. */
export function readResults(client: Client, league: League): Promise<ResultRow[]> {
  const query = () =>
    client
      .from('final_results')
      .select('*')
      .eq('league', league)
      .eq('preseason', false)
      .order('game_time')
      .order('game_id');
  return readAll(`reading results of ${league}`, query, resultColumns);
}

const closingColumns = z.object({
  game_id: z.int(),
  moneyline_home: z.int().nullable(),
  moneyline_away: z.int().nullable(),
  moneyline_draw: z.int().nullable(),
  spread_line: z.number().nullable(),
  total_line: z.number().nullable(),
  total_over: z.int().nullable(),
  total_under: z.int().nullable(),
});

export type ClosingRow = z.infer<typeof closingColumns>;

/** Last prices before the start, by game: ESPN's first book, another source's where ESPN has none. */
export async function readClosing(
  client: Client,
  gameIds: readonly number[],
): Promise<Map<number, ClosingRow>> {
  const closing = new Map<number, ClosingRow>();
  for (let at = 0; at < gameIds.length; at += 100) {
    const some = gameIds.slice(at, at + 100);
    const query = () =>
      client
        .from('latest_odds')
        .select(
          'game_id, moneyline_home, moneyline_away, moneyline_draw, spread_line, total_line, total_over, total_under',
        )
        .eq('sample', false)
        .in('game_id', some)
        .order('source', { ascending: false })
        .order('provider')
        .order('id');
    for (const row of await readAll('reading closing lines', query, closingColumns)) {
      if (!closing.has(row.game_id)) closing.set(row.game_id, row);
    }
  }
  return closing;
}
