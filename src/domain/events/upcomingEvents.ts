import type { Instant } from '../time.ts';
import type { SportEvent } from './sportEvent.ts';

/** Hours an event is taken to last at most where no feed says that it has ended. */
const LONGEST_HOURS: Readonly<Record<SportEvent['kind'], number>> = {
  fights: 8,
  match: 6,
  race: 6,
  // Four days of play and the Monday a storm may cost.
  tournament: 5 * 24,
};

/** Events under way or still to start, by start. */
export const upcomingEvents = <E extends SportEvent>(
  events: readonly E[],
  now: Instant,
): readonly E[] => {
  const time = new Date(now).getTime();
  return events
    .filter(({ status }) => status === 'scheduled' || status === 'live')
    .filter(({ startTime, kind }) => Date.parse(startTime) + LONGEST_HOURS[kind] * 3_600_000 > time)
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime) || a.id - b.id);
};
