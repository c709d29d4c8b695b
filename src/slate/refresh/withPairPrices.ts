import type { TwoWayQuote } from '#domain/events/event.ts';
import { WHOLE_EVENT } from '#domain/events/parts.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import { isStale } from '#domain/game/freshness.ts';
import { isCurrent } from '#domain/prices/currentQuotes.ts';
import type { PairQuote } from '#slate/archive/pairPrices.ts';

/**
 * An event to come with the prices of books that are read with a key, beside its feed's. A price that was confirmed too long ago is left
 * out: the oldest of a card's is the age of all.
 * @param prices the event's own
 */
export function withPairPrices(
  event: FeedEvent,
  prices: readonly PairQuote[],
  now: Date,
): FeedEvent {
  if (event.status !== 'scheduled' || (event.kind !== 'match' && event.kind !== 'fights')) {
    return event;
  }
  const current = prices.filter(
    ({ quote: { asOf } }) => isCurrent(asOf, now) && !isStale(asOf, event.startTime, now),
  );
  if (current.length === 0) return event;
  const withQuotes = <T extends { readonly moneyline?: readonly TwoWayQuote[] | undefined }>(
    two: T,
    key: string,
  ): T => {
    const quotes = current.filter(({ part }) => part === key).map(({ quote }) => quote);
    return quotes.length === 0 ? two : { ...two, moneyline: [...(two.moneyline ?? []), ...quotes] };
  };
  if (event.kind === 'match') return withQuotes(event, WHOLE_EVENT);
  return { ...event, bouts: event.bouts.map((bout) => withQuotes(bout, bout.key)) };
}
