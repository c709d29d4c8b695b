import { eventBodySchema } from '#contract/events/sportEvent.ts';
import type { EventSport } from '#domain/events/event.ts';
import { keepFacts } from '#domain/events/keepFacts.ts';
import { PAIR_SPORTS } from '#domain/events/pairSports.ts';
import { withoutPredictions } from '#domain/events/parts.ts';
import { keepClosingPrices } from '#domain/events/prices.ts';
import { type FeedEvent, type SportEvent, sportOf } from '#domain/events/sportEvent.ts';
import type { EventAnswer, EventSource } from '#feeds/eventSource.ts';
import type { KnownEvent } from '#slate/archive/eventRow.ts';
import type { PairQuote } from '#slate/archive/pairPrices.ts';
import type { ReadLeftOut } from '#slate/operation/store/due.ts';
import type { RefreshContext } from './context.ts';
import { eventWindow } from './window.ts';
import { withPairPrices } from './withPairPrices.ts';

type Refuse = (item: string, reason: string) => void;

/** The valid events: of the requested sport and in the shape that pages read. */
function checked(sport: EventSport, answer: EventAnswer, refuse: Refuse): FeedEvent[] {
  for (const { item, reason } of answer.quarantined) refuse(item, reason);
  return answer.events.flatMap(({ sourceId, ...facts }) => {
    const body = eventBodySchema.safeParse(facts);
    if (!body.success) {
      const [issue] = body.error.issues;
      refuse(sourceId, `${issue?.path.join('.')}: ${issue?.message}`);
      return [];
    }
    if (sportOf(body.data.league) !== sport) {
      refuse(sourceId, `${body.data.league} is not of the sport asked for`);
      return [];
    }
    return [{ ...withoutPredictions(body.data), sourceId }];
  });
}

/** Each event, with its earlier closing prices and facts if its feed no longer gives them. */
function withClosingPrices(
  events: readonly FeedEvent[],
  before: ReadonlyMap<string, SportEvent>,
): FeedEvent[] {
  return events.map((event) => {
    const known = before.get(event.sourceId);
    if (!known) return event;
    return { ...keepFacts(keepClosingPrices(event, known), known), sourceId: event.sourceId };
  });
}

/** Prices of books that are read with a key, by event to come. */
async function keyedPrices(
  store: RefreshContext['store'],
  sport: EventSport,
  known: readonly KnownEvent[],
): Promise<ReadonlyMap<number, readonly PairQuote[]>> {
  if (!PAIR_SPORTS.some((one) => one === sport)) return new Map();
  const open = known.flatMap(({ event: { id, status, sample } }) =>
    status === 'scheduled' && !sample ? [id] : [],
  );
  return Map.groupBy(await store.readPairPrices(open), ({ eventId }) => eventId);
}

/** Stores a feed's answer for a sport, without malformed parts, which are logged. */
export async function storeEvents(
  { store, lease, now, log }: RefreshContext,
  source: EventSource,
  sport: EventSport,
  answer: EventAnswer,
  asOf: Date,
): Promise<{ readonly written: number; readonly leftOut: readonly ReadLeftOut[] }> {
  const leftOut: ReadLeftOut[] = [];
  const refused: Refuse = (item, reason) => {
    leftOut.push({ league: sport, item, reason });
    log(`left out ${sport} ${item}: ${reason}`, { level: 'warn' });
  };
  const told = checked(sport, answer, refused);
  const { sample, name } = source;
  const known = await store.readKnownEvents({ ...eventWindow(now), sample, sport });
  const before = new Map(known.map(({ sourceId, event }) => [sourceId, event]));
  const prices = await keyedPrices(store, sport, known);
  const priced = told.map((event) =>
    withPairPrices(event, prices.get(before.get(event.sourceId)?.id ?? 0) ?? [], now),
  );
  const feed = { name, sample, asOf, refused };
  const written = await store.ingestEvents(lease, feed, withClosingPrices(priced, before));
  return { written, leftOut };
}
