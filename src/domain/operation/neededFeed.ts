import { FEED_LIMIT_MS } from './limits.ts';
import type { FeedRecord } from './state.ts';

/**
 * Whether a feed is still needed: it was requested recently, or is only resting. A feed no longer needed (a second feed whose
 * first is back) may have failed on its last request, which is not a problem.
 */
export const isNeeded = (
  { askedAt, restingUntil }: Pick<FeedRecord, 'askedAt' | 'restingUntil'>,
  now: Date,
): boolean =>
  now.getTime() - Date.parse(askedAt) <= FEED_LIMIT_MS ||
  (restingUntil !== undefined && Date.parse(restingUntil) > now.getTime());
