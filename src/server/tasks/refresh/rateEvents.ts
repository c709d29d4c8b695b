import type { EventSport } from '#domain/events/event.ts';
import {
  type EventRatings,
  initialEventRatings,
  updateEventRatings,
} from '#engine/events/index.ts';
import type { RefreshContext } from './context.ts';

/** Sports whose finished events carry what the ratings learn from. */
const LEARNED: readonly EventSport[] = ['UFC', 'Boxing', 'Tennis', 'F1', 'NASCAR'];

const DAY_MS = 86_400_000;

/** Earliest day any of the ratings has still to learn from. */
const learnedTo = ({ fights, tennis, racing }: EventRatings): Date =>
  new Date(
    DAY_MS *
      Math.min(
        ...[fights.UFC, fights.Boxing, tennis.ATP, tennis.WTA].map(({ day }) => day),
        ...[racing.F1, racing.NASCAR].map(({ race }) => race.day),
      ),
  );

/** The fitted ratings of individual sports, folded afresh with every finished event in the store. */
export async function rateEvents({ store, events }: RefreshContext): Promise<EventRatings> {
  const fitted = initialEventRatings();
  if (!events) return fitted;
  return updateEventRatings(fitted, await store.readFinishedEvents(LEARNED, learnedTo(fitted)));
}
