import { grouped } from '../lists/grouped.ts';
import type { Finding } from './finding.ts';
import type { FeedPart, OperationState } from './state.ts';

/** A refusal older than this has not been requested again: a league out of season, or an address of an earlier version. */
const LASTS_MS = 26 * 3_600_000;
/** Most parts named. */
const MOST_NAMED = 3;

const isRecent = (at: string | undefined, now: Date): boolean =>
  at !== undefined && now.getTime() - Date.parse(at) <= LASTS_MS;

/** "football/nfl/scoreboard, hockey/nhl/scoreboard and 10 more" */
function named(parts: readonly FeedPart[]): string {
  const names = parts.slice(0, MOST_NAMED).map(({ part }) => part);
  const more = parts.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}

/** What is reported about a feed's parts: the detail, since when, and last when. */
interface Told {
  readonly key: string;
  readonly noted: (part: FeedPart) => number | string | undefined;
  readonly since: (part: FeedPart) => string | undefined;
  readonly at: (part: FeedPart) => string | undefined;
  readonly message: (feed: string, noted: string, parts: string) => string;
}

/** Requests that a feed refuses. */
const REFUSING: Told = {
  key: 'refused',
  noted: ({ refused }) => refused,
  since: ({ refusedSince }) => refusedSince,
  at: ({ refusedAt }) => refusedAt,
  message: (feed, statuses, parts) => `${feed} refuses our requests (${statuses}): ${parts}.`,
};

/** Requests that a feed takes only in another form: nothing is missing, but the feed has changed. */
const CHANGED: Told = {
  key: 'form',
  noted: ({ form }) => form,
  since: ({ formSince }) => formSince,
  at: ({ formAt }) => formAt,
  message: (feed, forms, parts) =>
    `${feed} refuses our usual request; another form (${forms}) works: ${parts}.`,
};

/** Recent reports, one finding per feed. */
function told({ key, noted, since, at, message }: Told, parts: readonly FeedPart[], now: Date) {
  const recent = parts.filter((part) => isRecent(at(part), now));
  const byFeed = [...grouped(recent, ({ feed }) => feed)];
  return byFeed
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([feed, own]): Finding => {
      const first = own.flatMap((part) => since(part) ?? []).toSorted()[0];
      const all = [...new Set(own.map(noted))].toSorted().join(', ');
      return {
        key: `${key}:${feed}`,
        level: 'degraded',
        since: first ?? now.toISOString(),
        message: message(feed, all, named(own)),
      };
    });
}

/** Requests that feeds refuse; also with samples, which may be up because of it. */
export const refusals = ({ parts }: OperationState, now: Date): readonly Finding[] => [
  ...told(REFUSING, parts, now),
  ...told(CHANGED, parts, now),
];
