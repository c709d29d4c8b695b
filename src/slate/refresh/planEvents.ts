import { partsOf } from '#domain/events/parts.ts';
import { sportOf } from '#domain/events/sportEvent.ts';
import type { EventRatings } from '#engine/events/index.ts';
import type { NewEventPrediction } from '#slate/archive/eventPredictionRow.ts';
import { partId } from '#slate/archive/eventPredictions.ts';
import type { RefreshContext } from './context.ts';
import { type Planned, planEach } from './planEach.ts';
import { predictEventPart, type StoredOfParts } from './predictEventPart.ts';
import { openForPrediction, slateEvents } from './slateEvents.ts';

/** Finds which parts of events of the run's scope that have not begun need a new prediction, by `partId`. */
export async function planEvents(
  context: RefreshContext,
  ratings: EventRatings,
): Promise<Planned<string, NewEventPrediction>> {
  const { store, now, scope } = context;
  const open = (await slateEvents(context)).filter(
    (event) => openForPrediction(event, now) && scope.sports.includes(sportOf(event.event.league)),
  );
  const openIds = open.map(({ event }) => event.id);
  const stored: StoredOfParts = {
    known: await store.knownEventPredictions(openIds),
    ledgered: await store.ledgeredEventPredictions(openIds),
  };
  const parts = open.flatMap(({ event }) =>
    partsOf(event).map((part) => ({
      key: partId(event.id, part.key),
      name: `${event.name} ${part.key}`,
      predict: () => predictEventPart(event, part, ratings, stored, context),
    })),
  );
  return planEach(context, parts);
}
