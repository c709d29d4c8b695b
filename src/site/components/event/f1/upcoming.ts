import type { IndividualEvent } from '#contract/answers/individual/event.ts';
import { inWindow } from '#domain/events/f1/window.ts';
import type { Instant } from '#domain/time/time.ts';

/** The page's sessions: those of Formula 1 from now to 28 days ahead, by start. */
export const upcomingSessions = (
  events: readonly IndividualEvent[],
  now: Instant,
): readonly IndividualEvent[] =>
  events
    .filter(({ sport, eventTime }) => sport === 'F1' && inWindow(eventTime, now))
    .toSorted((one, other) => one.eventTime.localeCompare(other.eventTime));

/** Whether a card says 'AI Prediction Available': it follows the event's predictions, under either of their names. */
export const hasPrediction = ({ prediction, predictions }: IndividualEvent): boolean =>
  prediction !== undefined || predictions !== undefined;
