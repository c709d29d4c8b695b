import { easternDate, type Instant } from '../time/time.ts';

/** A card's text while it has no prediction. */
export const PENDING_TEXT = 'Prediction pending...';

/** A card's text once it can no longer have one. */
export const MISSED_TEXT = 'No prediction before the start';

/** A card's text of a game or event that was called off before it was predicted. */
export const CALLED_OFF_TEXT = 'Postponed before it was predicted';

interface Start {
  readonly start: Instant;
  readonly status?: string | undefined;
  /** False while only the day is known: nothing is predicted after that day has begun in New York. */
  readonly timeKnown?: boolean | undefined;
}

/** A contest can be predicted only until its start, whatever a feed says. */
const hasBegun = ({ start, timeKnown = true }: Start, now: Instant): boolean =>
  timeKnown
    ? new Date(now).getTime() >= new Date(start).getTime()
    : easternDate(now) >= easternDate(start);

/** Replaces a prediction: it is on its way, it is called off, or the start came first. */
export const unpredictedText = (event: Start, now: Instant): string => {
  if (event.status === 'postponed') return CALLED_OFF_TEXT;
  return hasBegun(event, now) ? MISSED_TEXT : PENDING_TEXT;
};
