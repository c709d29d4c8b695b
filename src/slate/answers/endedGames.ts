import * as z from 'zod';
import type { EndedGame } from '#domain/record/endedGame.ts';
import { endedGameOf, endedRow } from '#slate/record/store/endedRow.ts';
import { readLastQuotes } from '#slate/record/store/grades.ts';
import { type Client, readData } from '#store/client.ts';

/** Finished or canceled games among the given ones, in the form that bets are graded by. */
export async function readEndedGames(
  client: Client,
  ids: readonly number[],
): Promise<(EndedGame & { readonly id: number })[]> {
  const call = client.rpc('ended_games', { p_ids: ids });
  const rows = await readData('reading ended games', call, z.array(endedRow));
  const quotes = await readLastQuotes(
    client,
    rows.map((row) => row.game_id),
  );
  return rows.map((row) => ({
    id: row.game_id,
    ...endedGameOf(
      row,
      (quotes.get(row.game_id) ?? []).map(({ quote }) => quote),
    ),
  }));
}
