import type { EventSport } from '#domain/events/event.ts';
import type { FeedEvent } from '#domain/events/sportEvent.ts';
import type { Client } from './client.ts';
import { readEventCoverage, saveEventCoverage } from './eventCoverage.ts';
import { type NewEventGrade, readGradableParts, saveEventGrades } from './eventGrades.ts';
import {
  knownEventPredictions,
  ledgeredEventPredictions,
  type NewEventPrediction,
  readEventPredictions,
  saveEventPredictions,
} from './eventPredictions.ts';
import { type EventWindow, ingestEvents, readFinishedEvents, readKnownEvents } from './events.ts';
import { readGradedPicks } from './gradedPicks.ts';
import type { Lease } from './lease.ts';
import { type EventFilter, readEvent, readEvents } from './publishedEvents.ts';

/** What a task may read or write of events of individual sports, and of the record of games and events together. */
export const createEventStore = (client: Client) => ({
  ingestEvents: (
    lease: Lease,
    feed: Parameters<typeof ingestEvents>[2],
    events: readonly FeedEvent[],
  ) => ingestEvents(client, lease, feed, events),
  readEventCoverage: (source: string, sport: EventSport) =>
    readEventCoverage(client, source, sport),
  saveEventCoverage: (lease: Lease, covered: Parameters<typeof saveEventCoverage>[2]) =>
    saveEventCoverage(client, lease, covered),
  readKnownEvents: (window: EventWindow) => readKnownEvents(client, window),
  readFinishedEvents: (sports: readonly EventSport[], after: Date) =>
    readFinishedEvents(client, sports, after),
  knownEventPredictions: (eventIds: readonly number[]) => knownEventPredictions(client, eventIds),
  ledgeredEventPredictions: (eventIds: readonly number[]) =>
    ledgeredEventPredictions(client, eventIds),
  readEventPredictions: (ids: readonly number[]) => readEventPredictions(client, ids),
  saveEventPredictions: (lease: Lease, predictions: readonly NewEventPrediction[]) =>
    saveEventPredictions(client, lease, predictions),
  readGradableParts: () => readGradableParts(client),
  saveEventGrades: (lease: Lease, grades: readonly NewEventGrade[], now: Date) =>
    saveEventGrades(client, lease, grades, now),
  readGradedPicks: () => readGradedPicks(client),
  readEvents: (filter?: EventFilter) => readEvents(client, filter),
  readEvent: (id: number) => readEvent(client, id),
});
