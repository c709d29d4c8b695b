import {
  type EventRatings,
  initialEventRatings,
  LEARNED_SPORTS,
  sportLearnedTo,
  updateEventRatings,
} from '#engine/events/index.ts';
import type { Store } from '#slate/store.ts';

/** The fitted ratings of individual sports, updated anew with every finished event in the store. */
export async function eventRatings(
  store: Pick<Store, 'readFinishedEvents'>,
): Promise<EventRatings> {
  const fitted = initialEventRatings();
  const [earliest = ''] = LEARNED_SPORTS.map((sport) => sportLearnedTo(fitted, sport)).sort();
  const finished = await store.readFinishedEvents(LEARNED_SPORTS, new Date(earliest));
  return updateEventRatings(fitted, finished);
}
