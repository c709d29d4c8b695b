import * as z from 'zod';
import type { Game } from '#domain/game/game.ts';
import type { League } from '#domain/leagues/league.ts';
import { easternDayRange } from '#domain/time/time.ts';
import { gameColumns, gameOfColumns } from '#slate/archive/gameRow.ts';
import { type Client, readAll } from '#store/client.ts';
import { WITH_DETAILS } from './games.ts';

const knownColumns = gameColumns.extend({ source_id: z.string() });

/** A source's stored games in a league that start on these New York days, each with the feed's own number. */
export async function readKnownGames(
  client: Client,
  source: string,
  league: League,
  days: { readonly from: string; readonly to: string },
): Promise<{ readonly sourceId: string; readonly game: Game }[]> {
  const query = () =>
    client
      .from('games')
      .select(WITH_DETAILS)
      .match({ source, league, sample: false })
      .gte('game_time', easternDayRange(days.from).from)
      .lt('game_time', easternDayRange(days.to).to)
      .order('game_time')
      .order('id');
  const rows = await readAll('reading what a source has told', query, knownColumns);
  return rows.map((row) => ({ sourceId: row.source_id, game: gameOfColumns(row) }));
}
