import type { Instant } from '../time/time.ts';
import type { EventStatus } from './event.ts';

interface Scheduled {
  readonly status: EventStatus;
  readonly startTime: string;
}

/** Whether an event has begun, ended or is off. */
export const hasBegun = ({ status, startTime }: Scheduled, now: Instant): boolean =>
  status !== 'scheduled' || Date.parse(startTime) <= new Date(now).getTime();

/** Events still to start, then those that have begun; each in the order given. The first leads a page, and names it. */
export const begunLast = <Event extends Scheduled>(
  events: readonly Event[],
  now: Instant,
): readonly Event[] => [
  ...events.filter((event) => !hasBegun(event, now)),
  ...events.filter((event) => hasBegun(event, now)),
];
