import type { FeedState } from '#domain/operation/feedMemory.ts';

/** What a request's result says about its feed. */
export type HeardFeed =
  | { readonly kind: 'read' }
  /** It asked to be left alone, for this long if it said so. */
  | { readonly kind: 'busy'; readonly waitMs?: number | undefined }
  | { readonly kind: 'down' }
  | { readonly kind: 'unreadable' }
  /** It refused the request; with 404 it may merely have no such thing. */
  | { readonly kind: 'refused'; readonly status: number };

const MINUTE = 60_000;
const FIRST_REST_MS = 5 * MINUTE;
const LONGEST_REST_MS = 60 * MINUTE;
/** Shortest and longest rest, ms, that we accept from a feed. A shorter one is no rest, and a longer one may be a mistake. */
const LEAST_WAIT_MS = MINUTE;
const MOST_WAIT_MS = 6 * 60 * MINUTE;
/** Consecutive requests without an answer after which a feed is left alone. */
const ENOUGH = 4;

/** First rest, which doubles each time. */
const restMs = (times: number): number =>
  Math.min(FIRST_REST_MS * 2 ** Math.min(times, 10), LONGEST_REST_MS);

const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** Until when it is left alone; undefined if it is not. */
const restOf = (before: FeedState | undefined, now: Date): string | undefined =>
  before?.restingUntil !== undefined && Date.parse(before.restingUntil) > now.getTime()
    ? before.restingUntil
    : undefined;

const later = (a: string | undefined, b: string): string =>
  a !== undefined && Date.parse(a) > Date.parse(b) ? a : b;

/** A feed's state after one more request. */
export function stateAfter(
  feed: string,
  before: FeedState | undefined,
  heard: HeardFeed,
  now: Date,
): FeedState {
  const askedAt = now.toISOString();
  if (heard.kind === 'read') return { feed, askedAt, answeredAt: askedAt, failures: 0 };
  const failing = {
    feed,
    askedAt,
    answeredAt: before?.answeredAt,
    failingSince: before?.failingSince ?? askedAt,
    problem: heard.kind,
  };
  const known = before?.failures ?? 0;
  // Its other requests may still be accepted: no reason to leave it alone.
  if (heard.kind === 'unreadable' || heard.kind === 'refused')
    return { ...failing, failures: known };
  const resting = restOf(before, now);
  // Requested before the rest began: requests under way together count as one failure, not a dozen.
  const failures = resting === undefined ? known + 1 : known;
  if (heard.kind === 'busy') {
    const wait = heard.waitMs ?? restMs(failures - 1);
    const within = Math.min(Math.max(wait, LEAST_WAIT_MS), MOST_WAIT_MS);
    return { ...failing, failures, restingUntil: later(resting, after(now, within)) };
  }
  if (resting !== undefined) return { ...failing, failures, restingUntil: resting };
  if (failures < ENOUGH) return { ...failing, failures };
  return { ...failing, failures, restingUntil: after(now, restMs(failures - ENOUGH)) };
}

/**
 * Milliseconds that a Retry-After asks for: seconds, or an HTTP date. Undefined for anything else.
 * @see RFC 9110, 10.2.3
 */
export function retryAfterMs(value: string | null, now: Date): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1_000;
  if (!/^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/.test(text))
    return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now.getTime());
}
