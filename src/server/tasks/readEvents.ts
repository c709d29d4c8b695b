import { type FightEvent, fightEvent } from '#domain/answers/fightEvent.ts';
import {
  type IndividualEvent,
  type IndividualSport,
  individualEvent,
} from '#domain/answers/individualEvent.ts';
import type { EventSport } from '#domain/events/event.ts';
import type { FightCard } from '#domain/events/fightCard.ts';
import type { SportEvent, StoredEvent } from '#domain/events/sportEvent.ts';
import { upcomingEvents } from '#domain/events/upcomingEvents.ts';
import { todaysFights, upcomingFights } from '#domain/fights/schedule.ts';
import type { Store } from '#server/store/store.ts';
import { type Reading, reading } from './reading.ts';

export type EventStore = Pick<Store, 'readEvents' | 'readCurrentSlate'>;

type Kind<K extends SportEvent['kind']> = Extract<SportEvent, { readonly kind: K }>;

/** Published events of a sport, by start, narrowed to the kind that its feeds give. */
export async function eventsOf<K extends SportEvent['kind']>(
  store: EventStore,
  sport: EventSport,
  kind: K,
): Promise<readonly Kind<K>[]> {
  const events = await store.readEvents({ sport });
  return events.filter((event): event is Kind<K> => event.kind === kind);
}

/** Events of one sport, or of all individual sports, under way or still to start, by start. */
export async function upcomingIndividualEvents(
  store: EventStore,
  now: Date,
  sport?: IndividualSport,
): Promise<Reading<readonly IndividualEvent[]>> {
  const events = upcomingEvents(await store.readEvents(sport && { sport }), now);
  const body = events.map(individualEvent).filter((event) => event !== undefined);
  return reading(store, body, body);
}

/** An individual event with the whole card, as soon as a bout is named. */
export type UfcEvent = IndividualEvent & { readonly card?: FightEvent | undefined };

/** UFC cards under way or still to start, by start. */
export async function upcomingUfc(
  store: EventStore,
  now: Date,
): Promise<Reading<readonly UfcEvent[]>> {
  const cards = upcomingEvents(await eventsOf(store, 'UFC', 'fights'), now);
  const body = cards.flatMap((card) => {
    const event = individualEvent(card);
    return event ? { ...event, card: fightEvent(card) } : [];
  });
  return reading(store, body, body);
}

const boxing = async (
  store: EventStore,
  choose: (cards: readonly StoredEvent<FightCard>[]) => readonly StoredEvent<FightCard>[],
): Promise<Reading<readonly FightEvent[]>> => {
  const cards = choose(await eventsOf(store, 'Boxing', 'fights'));
  const body = cards.map(fightEvent).filter((event) => event !== undefined);
  return reading(store, body, body);
};

/** Boxing events to come or within their LIVE window, by start. */
export const upcomingBoxing = (store: EventStore, now: Date) =>
  boxing(store, (cards) => upcomingFights(cards, now));

/** Boxing events of today's date in New York, by start. */
export const todaysBoxing = (store: EventStore, now: Date) =>
  boxing(store, (cards) => todaysFights(cards, now));
