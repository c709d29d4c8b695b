import { easternDate, type Instant } from '../time/time.ts';

/** Games that start before 6 AM Eastern belong to the night before. */
const NIGHT_ENDS_MS = 6 * 3_600_000;

const nightOf = (instant: Instant) =>
  easternDate(new Date(new Date(instant).getTime() - NIGHT_ENDS_MS));

interface Timed {
  readonly gameTime: string;
  readonly timeKnown: boolean;
}

/** Whether a game belongs to tonight: today and the following night. A game without a known hour counts by its day. */
export function isTonight({ gameTime, timeKnown }: Timed, now: Instant): boolean {
  return (timeKnown ? nightOf(gameTime) : easternDate(gameTime)) === nightOf(now);
}
