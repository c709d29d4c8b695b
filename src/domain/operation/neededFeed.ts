import { FEED_LIMIT_MS } from './limits.ts';
import type { FeedRecord } from './state.ts';

/**
 * Whether a feed is still asked, or would be if it were not being left alone. One that nobody needs any more, as a second
 * one whose first is back, may have failed when it was last asked.
 */
export const isNeeded = (
  { askedAt, restingUntil }: Pick<FeedRecord, 'askedAt' | 'restingUntil'>,
  now: Date,
): boolean =>
  now.getTime() - Date.parse(askedAt) <= FEED_LIMIT_MS ||
  (restingUntil !== undefined && Date.parse(restingUntil) > now.getTime());
