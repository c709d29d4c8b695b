import { easternDate, type Instant } from '../time/time.ts';

/** What a card says while it has no prediction. */
export const PENDING_TEXT = 'Prediction pending...';

/** And what it says once it can have none. */
export const MISSED_TEXT = 'No prediction before the start';

interface Start {
  readonly start: Instant;
  /** False while only the day is known: nothing is predicted once that day has begun in New York. */
  readonly timeKnown?: boolean | undefined;
}

/** Whether a contest can still be predicted ends at its start, whatever a feed says of it. */
const hasBegun = ({ start, timeKnown = true }: Start, now: Instant): boolean =>
  timeKnown
    ? new Date(now).getTime() >= new Date(start).getTime()
    : easternDate(now) >= easternDate(start);

/** In place of a prediction: it is on its way, or the start came first. */
export const unpredictedText = (event: Start, now: Instant): string =>
  hasBegun(event, now) ? MISSED_TEXT : PENDING_TEXT;
