import { begunLast } from '../events/begunLast.ts';
import type { EventStatus } from '../events/event.ts';
import { type Instant, isToday } from '../time/time.ts';
import { isPastLiveWindow, isWithinLiveWindow } from './liveWindow.ts';

interface Scheduled {
  readonly startTime: string;
  readonly status: EventStatus;
}

const byStart = (one: Scheduled, other: Scheduled): number =>
  one.startTime.localeCompare(other.startTime);

/** Fights of the Eastern day, by start; those that have begun come last. */
export const todaysFights = <Event extends Scheduled>(
  events: readonly Event[],
  now: Instant,
): readonly Event[] =>
  begunLast(events.filter(({ startTime }) => isToday(startTime, now)).toSorted(byStart), now);

/** Fights to come, then those under way, each by start: neither finished, nor off, nor past the LIVE window. */
export const upcomingFights = <Event extends Scheduled>(
  events: readonly Event[],
  now: Instant,
): readonly Event[] => {
  const open = events.filter(
    ({ status, startTime }) =>
      (status === 'scheduled' || status === 'live') && !isPastLiveWindow(startTime, now),
  );
  return begunLast(open.toSorted(byStart), now);
};

/** Whether an event has the LIVE badge: within its window, unless the feed says it is over or off. */
export const isLive = ({ status, startTime }: Scheduled, now: Instant): boolean =>
  (status === 'scheduled' || status === 'live') && isWithinLiveWindow(startTime, now);
