import { type EventRatings, initialEventRatings } from '#engine/events/index.ts';
import type { RefreshContext } from './context.ts';
import { eventRatings } from './eventRatings.ts';

/** The ratings of individual sports as of this run; the fitted ones if the run includes none of them. */
export function rateEvents({ store, events, scope }: RefreshContext): Promise<EventRatings> {
  if (!events || scope.sports.length === 0) return Promise.resolve(initialEventRatings());
  return eventRatings(store);
}
