import type { Instant } from '../time/time.ts';
import type { SportEvent } from './sportEvent.ts';

/** Longest assumed duration of an event in hours, if no feed says that it has ended. */
const LONGEST_HOURS: Readonly<Record<SportEvent['kind'], number>> = {
  fights: 8,
  match: 6,
  race: 6,
  // Four days of play, plus the Monday that a storm may cost.
  tournament: 5 * 24,
};

/** Hours after the start in which an event of a kind may still be going on. */
export const longestHours = (kind: SportEvent['kind']): number => LONGEST_HOURS[kind];

/** Latest end of an event if no feed says, milliseconds since 1970. */
export const latestEnd = ({ startTime, kind }: Pick<SportEvent, 'startTime' | 'kind'>): number =>
  Date.parse(startTime) + LONGEST_HOURS[kind] * 3_600_000;

/** Whether an event is neither over nor called off. */
export const isOpen = ({ status }: Pick<SportEvent, 'status'>): boolean =>
  status === 'scheduled' || status === 'live';

/** Events under way or still to start, by start. */
export const upcomingEvents = <E extends SportEvent>(
  events: readonly E[],
  now: Instant,
): readonly E[] => {
  const time = new Date(now).getTime();
  return events
    .filter((event) => isOpen(event) && latestEnd(event) > time)
    .toSorted((a, b) => a.startTime.localeCompare(b.startTime) || a.id - b.id);
};
