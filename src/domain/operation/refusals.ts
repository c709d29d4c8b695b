import type { Finding } from './finding.ts';
import type { FeedPart, OperationState } from './state.ts';

/** What was turned down longer ago has not been asked since: a league out of season, an address of an earlier version. */
const LASTS_MS = 26 * 3_600_000;
/** Parts that are named. */
const MOST_NAMED = 3;

const isRecent = (at: string | undefined, now: Date): boolean =>
  at !== undefined && now.getTime() - Date.parse(at) <= LASTS_MS;

/** "football/nfl/scoreboard, hockey/nhl/scoreboard and 10 more" */
function named(parts: readonly FeedPart[]): string {
  const names = parts.slice(0, MOST_NAMED).map(({ part }) => part);
  const more = parts.length - names.length;
  return more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
}

const earliest = (times: readonly (string | undefined)[], now: Date): string =>
  times
    .flatMap((time) => time ?? [])
    .toSorted()
    .at(0) ?? now.toISOString();

const byFeed = (parts: readonly FeedPart[]) =>
  [...Map.groupBy(parts, ({ feed }) => feed)].toSorted(([a], [b]) => (a < b ? -1 : 1));

/** Requests that a feed turns down, those of each feed as one finding. */
function refusing(parts: readonly FeedPart[], now: Date): readonly Finding[] {
  const recent = parts.filter(({ refusedAt }) => isRecent(refusedAt, now));
  return byFeed(recent).map(([feed, own]) => {
    const statuses = [...new Set(own.map(({ refused }) => refused))].toSorted().join(', ');
    return {
      key: `refused:${feed}`,
      level: 'degraded',
      since: earliest(
        own.map(({ refusedSince }) => refusedSince),
        now,
      ),
      message: `${feed} refuses our requests (${statuses}): ${named(own)}.`,
    };
  });
}

/** Requests that a feed takes in another form only: nothing is missing, but the feed has changed. */
function changed(parts: readonly FeedPart[], now: Date): readonly Finding[] {
  const recent = parts.filter(({ formAt }) => isRecent(formAt, now));
  return byFeed(recent).map(([feed, own]) => {
    const forms = [...new Set(own.map(({ form }) => form))].toSorted().join(', ');
    return {
      key: `form:${feed}`,
      level: 'degraded',
      since: earliest(
        own.map(({ formSince }) => formSince),
        now,
      ),
      message: `${feed} refuses the form of request that we try first; another (${forms}) serves: ${named(own)}.`,
    };
  });
}

/** What feeds turn down, of samples too: they may be up because of it. */
export const refusals = ({ parts }: OperationState, now: Date): readonly Finding[] => [
  ...refusing(parts, now),
  ...changed(parts, now),
];
