import type { FeedEvent } from '#domain/events/sportEvent.ts';

type FeedTournament = Extract<FeedEvent, { readonly kind: 'tournament' }>;

const HOUR_MS = 3_600_000;
/** A tournament's leaderboard is worth a request from its week on, and until the day after its end. */
const BEFORE_HOURS = 7 * 24;
const AFTER_HOURS = 36;

export const isTournament = (event: FeedEvent): event is FeedTournament =>
  event.kind === 'tournament';

/** A tour's tournament that is under way or has just ended, else its next one this week. */
export function currentTournament(
  events: readonly FeedEvent[],
  now: Date,
): FeedTournament | undefined {
  const hoursTo = (instant: string) => (Date.parse(instant) - now.getTime()) / HOUR_MS;
  const held = events
    .filter(isTournament)
    .filter(({ status }) => status !== 'postponed')
    .filter(({ startTime }) => hoursTo(startTime) < BEFORE_HOURS)
    .filter(({ startTime, endTime }) => hoursTo(endTime ?? startTime) > -AFTER_HOURS)
    .toSorted((one, other) => one.startTime.localeCompare(other.startTime));
  return held.find(({ status }) => status === 'live') ?? held[0];
}
