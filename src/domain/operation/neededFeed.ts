import { FEED_LIMIT_MS } from './limits.ts';
import type { FeedRecord } from './state.ts';

/**
 * Whether a feed is still needed: it has been asked lately, or is only being left alone. A feed that nobody needs any
 * more (a second feed whose first is back) may have failed when it was last asked, which is no fault.
 */
export const isNeeded = (
  { askedAt, restingUntil }: Pick<FeedRecord, 'askedAt' | 'restingUntil'>,
  now: Date,
): boolean =>
  now.getTime() - Date.parse(askedAt) <= FEED_LIMIT_MS ||
  (restingUntil !== undefined && Date.parse(restingUntil) > now.getTime());
