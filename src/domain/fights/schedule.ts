import type { EventStatus } from '../events/event.ts';
import { type Instant, isToday } from '../time/time.ts';
import { isPastLiveWindow, isWithinLiveWindow } from './liveWindow.ts';

interface Scheduled {
  readonly startTime: string;
  readonly status: EventStatus;
}

const byStart = (one: Scheduled, other: Scheduled): number =>
  one.startTime.localeCompare(other.startTime);

/** Fights of the Eastern day, by start. */
export const todaysFights = <Event extends Scheduled>(
  events: readonly Event[],
  now: Instant,
): readonly Event[] => events.filter(({ startTime }) => isToday(startTime, now)).toSorted(byStart);

/** Fights to come or under way, by start: neither finished, nor off, nor past the LIVE window. */
export const upcomingFights = <Event extends Scheduled>(
  events: readonly Event[],
  now: Instant,
): readonly Event[] =>
  events
    .filter(
      ({ status, startTime }) =>
        (status === 'scheduled' || status === 'live') && !isPastLiveWindow(startTime, now),
    )
    .toSorted(byStart);

/** Whether an event has the LIVE badge: within its window, unless the feed says it is over or off. */
export const isLive = ({ status, startTime }: Scheduled, now: Instant): boolean =>
  (status === 'scheduled' || status === 'live') && isWithinLiveWindow(startTime, now);
