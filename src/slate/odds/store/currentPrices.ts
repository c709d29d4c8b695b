import * as z from 'zod';
import { ODDS_FEEDS } from '#domain/operation/oddsFeeds.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';
import { BOOK_MARKETS } from '../bookRows.ts';

const known = <T extends z.ZodType>(schema: T) =>
  schema.nullable().transform((value) => value ?? undefined);

const row = z
  .object({
    game_id: z.int(),
    feed: z.enum(ODDS_FEEDS),
    book: z.string(),
    market: z.enum(BOOK_MARKETS),
    line: known(z.number()),
    one: z.int(),
    other: z.int(),
    draw: known(z.int()),
    seen_at: timestampColumn,
    read_at: timestampColumn,
  })
  .transform(({ game_id: gameId, seen_at: seenAt, read_at: readAt, ...rest }) => ({
    gameId,
    ...rest,
    seenAt,
    readAt,
  }));

/** What one book asks in one market now: first seen so at `seenAt`, still so at our reading of `readAt`. */
type CurrentPrice = z.infer<typeof row>;

/** Current prices of games by every book that is read with a key; of a game that has begun, the last before its start. */
export const readCurrentPrices = (
  client: Client,
  games: readonly number[],
): Promise<readonly CurrentPrice[]> =>
  readData(
    'reading current prices',
    client.rpc('current_book_prices', { p_games: games }),
    z.array(row),
  );
