import { ODDS_MINUTES } from '#domain/product/limits.ts';
import { needsAsking } from '../events/needsAsking.ts';

const MINUTE = 60_000;

/** What an open page knows at a tick of its clock. */
interface PageAt {
  readonly now: Date;
  readonly seen: boolean;
  /** When its data were last confirmed, ISO 8601 in UTC; undefined if it shows none. */
  readonly asOf: string | undefined;
  /** Whether a start or midnight has passed since it was drawn. */
  readonly isTurned: boolean;
  /** When it last asked for the slate, and for prices; ms since 1970. */
  readonly asked: number;
  readonly priced: number;
  /** Whether it shows prices that are read by the minute. */
  readonly byTheMinute?: boolean | undefined;
  /** Whether the last answer had nothing new. */
  readonly inVain: boolean;
}

/** Whether to ask which slate is up, and whether a price has moved. */
interface Due {
  readonly slate: boolean;
  readonly prices: boolean;
}

/**
 * What a page asks for now: at most every five minutes, of prices that are read by the minute every minute, while it is seen. Overtaken by a start or midnight it asks at once, a second
 * time only after that pause: a cache may not know of the start yet.
 */
export function dueAt(page: PageAt): Due {
  const { now, seen, asOf, isTurned, asked, priced, inVain, byTheMinute = false } = page;
  if (!seen) return { slate: false, prices: false };
  // Ticks come slightly early or late: the one nearest to the minute counts.
  const isOver = (since: number, minutes: number = ODDS_MINUTES) =>
    now.getTime() - since >= (minutes - 0.5) * MINUTE;
  const overtaken = isTurned && (!inVain || isOver(asked));
  return {
    slate: overtaken || (isOver(asked) && needsAsking(asOf, now)),
    prices: isOver(priced, byTheMinute ? 1 : ODDS_MINUTES),
  };
}
