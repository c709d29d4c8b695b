import * as z from 'zod';
import { MOVE_RESULTS, type SaidMove } from '#domain/moves/saidMove.ts';
import { presentFields, timestampColumn } from '#store/columns.ts';

/** A row of `game_moves`. */
export const movesColumn = z.array(
  z.object({
    market: z.enum(['moneyline', 'spread', 'total']),
    provider: z.string(),
    line: z.number().nullable(),
    first_share: z.number(),
    own_share: z.number(),
    toward: z.enum(['home', 'away', 'over', 'under']),
    target_line: z.number().nullable(),
    target_price: z.int().nullable(),
    price: z.int().nullable(),
    seen_at: timestampColumn,
    result: z.enum(MOVE_RESULTS).nullable(),
    closing_share: z.number().nullable(),
    closing_line: z.number().nullable(),
  }),
);

const ORDER = ['spread', 'moneyline', 'total'];

/** The expected moves of a game, graded or not; nothing if there are none. */
export function expectedMovesOf(rows: z.infer<typeof movesColumn>): {
  readonly expectedMoves?: readonly SaidMove[];
} {
  const moves = rows
    .toSorted((one, other) => ORDER.indexOf(one.market) - ORDER.indexOf(other.market))
    .map((row) => ({
      market: row.market,
      toward: row.toward,
      firstShare: row.first_share,
      ownShare: row.own_share,
      provider: row.provider,
      seenAt: row.seen_at,
      ...presentFields({
        line: row.line,
        targetLine: row.target_line,
        targetPrice: row.target_price,
        price: row.price,
        result: row.result,
        closingShare: row.closing_share,
        closingLine: row.closing_line,
      }),
    }));
  return moves.length === 0 ? {} : { expectedMoves: moves };
}
