import * as z from 'zod';
import type { TwoWayQuote } from '#domain/events/event.ts';
import { ODDS_FEEDS } from '#domain/operation/oddsFeeds.ts';
import { bookName } from '#domain/prices/bookmakers.ts';
import { type Client, readData } from '#store/client.ts';
import { timestampColumn } from '#store/columns.ts';

const row = z.object({
  event_id: z.int(),
  part: z.string(),
  feed: z.enum(ODDS_FEEDS),
  book: z.string(),
  a: z.int(),
  b: z.int(),
  read_at: timestampColumn,
});

/** A book's price of a part of an event. */
export interface PairQuote {
  readonly eventId: number;
  readonly part: string;
  readonly quote: TwoWayQuote;
}

/** What every book that is read with a key asks now for fights and matches; of one that has begun, the last before its start. */
export async function readPairPrices(
  client: Client,
  events: readonly number[],
): Promise<readonly PairQuote[]> {
  if (events.length === 0) return [];
  const call = client.rpc('current_pair_prices', { p_events: events });
  const rows = await readData('reading current prices of pairs', call, z.array(row));
  return rows.map(({ event_id: eventId, part, feed, book, a, b, read_at: asOf }) => ({
    eventId,
    part,
    quote: { book, feed, provider: bookName(book), sample: false, asOf, a, b },
  }));
}
