import { nextHead } from '#components/event/eventTitle.ts';
import type { SportEvent } from '#domain/events/sportEvent.ts';

/** Whether no event to come has a prediction: a page then says what is next, and how the last one ended. */
export const isOffSeason = (events: readonly SportEvent[], now: Date): boolean =>
  nextHead(events, now) === undefined;
