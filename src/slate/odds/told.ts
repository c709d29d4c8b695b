import type { Log } from '#domain/operation/log.ts';
import { ODDS_FEED_NAMES } from '#domain/operation/oddsFeeds.ts';
import { resumeAfter } from '#domain/operation/oddsResume.ts';
import type { NoOdds } from '#feeds/oddsFeed.ts';
import type { Quarantined } from '#feeds/source.ts';
import type { FeedToRead } from './whatToRead.ts';

export interface FeedRun {
  readonly now: Date;
  readonly log: Log;
  /** Whether there is time for another request. */
  readonly more: () => boolean;
}

/** What one request came to; `stop`: the feed is to be left alone for now. */
export interface Come {
  readonly changes: number;
  readonly stop: boolean;
  /** Edges that this reading is the first to show. */
  readonly edges?: readonly number[];
}

/** How a request's reading tells what was in its way. */
export interface ToldOdds {
  readonly now: Date;
  /** Logs that nothing was read; until when the feed is to be left alone, if it is. */
  readonly told: (what: string, answer: NoOdds) => Date | undefined;
  /** Logs the first of what was left out. */
  readonly leftOut: (what: string, out: readonly Quarantined[]) => void;
}

export function tellerOf({ feed, state }: FeedToRead, { now, log }: FeedRun): ToldOdds {
  const name = ODDS_FEED_NAMES[feed.id];
  return {
    now,
    told: (what, { trouble, reason }) => {
      log(`${name} gave no prices of ${what}: ${reason}`, { level: 'warn' });
      const since = state?.trouble === trouble ? new Date(state.since) : now;
      return resumeAfter(trouble, since, now);
    },
    leftOut: (what, out) => {
      for (const { item, reason } of out.slice(0, 5)) {
        log(`left out of ${name}, ${what} ${item}: ${reason}`, { level: 'warn' });
      }
    },
  };
}
