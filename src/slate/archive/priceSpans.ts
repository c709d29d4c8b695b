import * as z from 'zod';
import { grouped } from '#domain/lists/grouped.ts';
import type { BoardSpan } from '#domain/prices/board/boardGame.ts';
import { PRICE_FEEDS } from '#domain/prices/feeds.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const row = z
  .object({
    game_id: z.int(),
    feed: z.enum(PRICE_FEEDS),
    book: z.string(),
    market: z.string(),
    line: z.number().nullable(),
    one: z.int(),
    other: z.int(),
    draw: z.int().nullable(),
    seen_from: timestampColumn,
    seen_to: timestampColumn,
  })
  .transform(({ game_id: gameId, feed, book, market, line, one, other, draw, ...seen }) => ({
    gameId,
    span: {
      book,
      feed,
      market,
      line: line ?? undefined,
      prices: draw === null ? [one, other] : [one, draw, other],
      seenFrom: Date.parse(seen.seen_from),
      seenTo: Date.parse(seen.seen_to),
    } satisfies BoardSpan,
  }));

/**
 * What our readings showed of games' prices, by game: of each book's market what was first, what stood at an instant, and
 * everything since. Samples are left out.
 */
export async function readPriceSpanRows(
  client: Client,
  games: readonly number[],
  since: Date,
): Promise<ReadonlyMap<number, readonly BoardSpan[]>> {
  const args = { p_games: games, p_since: since.toISOString() };
  const rows = await readData(
    'reading the history of prices',
    client.rpc('price_spans', args),
    z.array(row),
  );
  return new Map(
    [...grouped(rows, ({ gameId }) => gameId)].map(([game, own]) => [
      game,
      own.map(({ span }) => span),
    ]),
  );
}
