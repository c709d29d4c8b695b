import * as z from 'zod';
import { TEAM_LEAGUES } from '#domain/leagues/league.ts';
import type { EndedGame } from '#domain/record/endedGame.ts';
import { ownColumn, readLastQuotes } from '#slate/record/store/grades.ts';
import { type Client, read } from '#store/client.ts';
import { instant } from '#store/columns.ts';

const endedRow = z.object({
  game_id: z.int(),
  league: z.enum(TEAM_LEAGUES),
  game_time: instant,
  home_name: z.string(),
  away_name: z.string(),
  home_score: z.int().nullable(),
  away_score: z.int().nullable(),
  called_after: z.number().nullable(),
  own: ownColumn.nullable(),
});

/** Finished or canceled games among the given ones, in the form that bets are graded by. */
export async function readEndedGames(
  client: Client,
  ids: readonly number[],
): Promise<(EndedGame & { readonly id: number })[]> {
  const call = client.rpc('ended_games', { p_ids: ids });
  const rows = await read('reading ended games', call, z.array(endedRow));
  const quotes = await readLastQuotes(
    client,
    rows.map((row) => row.game_id),
  );
  return rows.map((row) => ({
    id: row.game_id,
    league: row.league,
    gameTime: row.game_time,
    sides: { home: row.home_name, away: row.away_name },
    score:
      row.home_score === null || row.away_score === null
        ? null
        : { home: row.home_score, away: row.away_score },
    ...(row.called_after !== null && { calledAfter: row.called_after }),
    odds: (quotes.get(row.game_id) ?? []).map(({ quote }) => quote),
    ...(row.own && { own: row.own }),
  }));
}
