import {
  type EventRatings,
  initialEventRatings,
  LEARNED_SPORTS,
  sportLearnedTo,
  updateEventRatings,
} from '#engine/events/index.ts';
import type { RefreshContext } from './context.ts';

/** The fitted ratings of individual sports, folded afresh with every finished event in the store. */
export async function rateEvents({ store, events }: RefreshContext): Promise<EventRatings> {
  const fitted = initialEventRatings();
  if (!events) return fitted;
  const [earliest = ''] = LEARNED_SPORTS.map((sport) => sportLearnedTo(fitted, sport)).sort();
  return updateEventRatings(
    fitted,
    await store.readFinishedEvents(LEARNED_SPORTS, new Date(earliest)),
  );
}
