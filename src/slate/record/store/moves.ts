import * as z from 'zod';
import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { EndedMove, MoveClose } from '#domain/moves/closeOfMove.ts';
import type { FirstSight } from '#domain/moves/firstSight.ts';
import type { MoveRow } from '#domain/moves/moveFigures.ts';
import { MOVE_RESULTS } from '#domain/moves/saidMove.ts';
import type { OddsQuote } from '#domain/prices/odds.ts';
import { inBatches } from '#store/batches.ts';
import { type Client, readAll, readData } from '#store/client.ts';
import { presentFields, timestampColumn } from '#store/columns.ts';
import type { Lease } from '#store/lease.ts';
import { readLastQuotes } from './grades.ts';

const marketColumn = z.enum(['moneyline', 'spread', 'total']);
const side = z.enum(['home', 'away', 'over', 'under']);

/** A market whose first price may be judged now. */
const sightRow = z
  .object({ game_id: z.int(), market: marketColumn, seen_at: timestampColumn })
  .transform((row) => ({ gameId: row.game_id, market: row.market, seenAt: row.seen_at }));

/** Games per statement. */
const BATCH = 500;

/** Markets of some games that were first priced within a day, still stand there, and have not been judged. */
export const readFirstSights = (client: Client, ids: readonly number[], now: Date) =>
  inBatches(ids, BATCH, (some) => {
    const call = client.rpc('first_sights', { p_ids: some, p_now: now.toISOString() });
    return readData('reading first prices', call, z.array(sightRow));
  });

/** A judged first price of a game. */
interface NewMove {
  readonly gameId: number;
  readonly predictionId: number;
  readonly seenAt: string;
  readonly sight: FirstSight;
}

/** Keeps what has not been judged before; returns how many. Safe to repeat. */
export function saveMoves(client: Client, lease: Lease, moves: readonly NewMove[]) {
  const rows = moves.map(({ gameId, predictionId, seenAt, sight }) => ({
    game_id: gameId,
    market: sight.market,
    prediction_id: predictionId,
    books: sight.books,
    provider: sight.provider,
    line: sight.line ?? null,
    first_share: sight.first,
    own_share: sight.own,
    toward: sight.toward ?? null,
    target_line: sight.target?.targetLine ?? null,
    target_price: sight.target?.targetPrice ?? null,
    price: sight.price ?? null,
    seen_at: seenAt,
  }));
  const call = client.rpc('save_moves', { p_token: lease.token, p_moves: rows });
  return readData('storing expected moves', call, z.int());
}

const ungradedRow = z.object({
  move_id: z.int(),
  game_id: z.int(),
  league: z.enum(TEAM_LEAGUES),
  game_time: timestampColumn,
  market: marketColumn,
  line: z.number().nullable(),
  toward: side,
  first_share: z.number(),
  books: z.array(z.string()),
  stands: z.boolean(),
});

/** An expected move of a game that is over or called off, with each book's last quote before the start. */
interface UngradedMove extends EndedMove {
  readonly moveId: number;
  readonly odds: readonly OddsQuote[];
}

export async function readUngradedMoves(client: Client): Promise<UngradedMove[]> {
  const query = () => client.from('ungraded_moves').select('*').order('move_id');
  const rows = await readAll('reading which moves are to be graded', query, ungradedRow);
  const quotes = await readLastQuotes(client, [...new Set(rows.map((row) => row.game_id))]);
  return rows.map((row) => ({
    moveId: row.move_id,
    league: row.league,
    gameTime: row.game_time,
    market: row.market,
    ...presentFields({ line: row.line }),
    toward: row.toward,
    first: row.first_share,
    books: row.books,
    stands: row.stands,
    odds: (quotes.get(row.game_id) ?? []).map(({ quote }) => quote),
  }));
}

/** Keeps the grades of moves that have none; returns how many. Safe to repeat. */
export function saveMoveGrades(
  client: Client,
  lease: Lease,
  closes: readonly ({ readonly moveId: number } & MoveClose)[],
) {
  const rows = closes.map(({ moveId, result, closingShare, closingLine }) => ({
    move_id: moveId,
    result,
    closing_share: closingShare ?? null,
    closing_line: closingLine ?? null,
  }));
  const call = client.rpc('save_move_grades', { p_token: lease.token, p_grades: rows });
  return readData('storing grades of moves', call, z.int());
}

const moveRow = z
  .object({
    league: z.enum(TEAM_LEAGUES),
    market: marketColumn,
    first_share: z.number(),
    closing_share: z.number().nullable(),
    result: z.enum(MOVE_RESULTS),
  })
  .transform(
    ({ league, market, first_share: first, closing_share: close, result }): MoveRow => ({
      league,
      market,
      first,
      ...presentFields({ close }),
      result,
    }),
  );

/** Every graded move, the earliest first. */
export function readMoveRows(client: Client): Promise<MoveRow[]> {
  const query = () => client.from('move_rows').select('*').order('id');
  return readAll('reading how expected moves ended', query, moveRow);
}
