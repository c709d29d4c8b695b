import type { Game } from '#domain/game/game.ts';
import { gameColumns, gameOfColumns } from '#slate/archive/gameRow.ts';
import { type Client, readAll } from '#store/client.ts';

/** A game's row with all its related rows. */
export const WITH_DETAILS =
  '*, home:teams!games_home_team_id_fkey(*), away:teams!games_away_team_id_fkey(*), weather(*), odds:latest_odds(*), booked:latest_book_quotes(*), availability(*), moves:game_moves(*)';

interface GameWindow {
  readonly from: Date;
  readonly to: Date;
  readonly sample: boolean;
  /** Includes games outside the window that the feed confirmed at this instant. */
  readonly confirmedAt?: Date;
}

/** Games that start within [from, to), samples or feed games, ordered by start and id; no predictions. */
export async function readStoredGames(client: Client, window: GameWindow): Promise<Game[]> {
  const { from, to, sample, confirmedAt } = window;
  const within = `and(game_time.gte.${from.toISOString()},game_time.lt.${to.toISOString()})`;
  const either = confirmedAt ? `${within},as_of.eq.${confirmedAt.toISOString()}` : within;
  const query = () =>
    client
      .from('games')
      .select(WITH_DETAILS)
      .eq('sample', sample)
      .or(either)
      .order('game_time')
      .order('id')
      .order('source', { referencedTable: 'odds' })
      .order('provider', { referencedTable: 'odds' })
      .order('source', { referencedTable: 'booked' })
      .order('provider', { referencedTable: 'booked' });
  return (await readAll('reading games', query, gameColumns)).map(gameOfColumns);
}
