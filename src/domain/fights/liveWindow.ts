import type { Instant } from '../time/time.ts';

/** The specification's LIVE window: this long before and after the start. Hours. */
export const LIVE_WINDOW_HOURS = 3;
const LIVE_WINDOW_MS = LIVE_WINDOW_HOURS * 3_600_000;

/** True within 3 hours before or after the start, both ends included. */
export const isWithinLiveWindow = (start: Instant, now: Instant): boolean =>
  Math.abs(new Date(now).getTime() - new Date(start).getTime()) <= LIVE_WINDOW_MS;

/** True once the window after the start has closed. */
export const isPastLiveWindow = (start: Instant, now: Instant): boolean =>
  new Date(now).getTime() - new Date(start).getTime() > LIVE_WINDOW_MS;
