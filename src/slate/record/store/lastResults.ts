import * as z from 'zod';
import type { League } from '#domain/leagues/league.ts';
import type { FinalScore } from '#domain/record/lastGames.ts';
import type { CalendarDate } from '#domain/time/time.ts';
import { type Client, readAll } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const scoreRow = z.object({
  game_time: timestampColumn,
  neutral_site: z.boolean(),
  home_name: z.string(),
  away_name: z.string(),
  home_score: z.int(),
  away_score: z.int(),
});

/** Final scores of a league's games that started on or after a day, latest first; none for samples and preseason. */
export async function readLastResults(
  client: Client,
  league: League,
  from: CalendarDate,
): Promise<FinalScore[]> {
  const query = () =>
    client
      .from('final_results')
      .select('game_time, neutral_site, home_name, away_name, home_score, away_score')
      .eq('league', league)
      .eq('preseason', false)
      .gte('game_time', from)
      .order('game_time', { ascending: false })
      .order('game_id');
  const rows = await readAll(`reading the last results of ${league}`, query, scoreRow);
  return rows.map((row) => ({
    gameTime: row.game_time,
    neutralSite: row.neutral_site,
    home: { name: row.home_name, score: row.home_score },
    away: { name: row.away_name, score: row.away_score },
  }));
}
