import { easternDate, type Instant } from '../../time/time.ts';
import { SESSION_TYPES, type SessionType, sessionType } from '../session.ts';

/** The page lists sessions this many days of 24 hours ahead: the next 4 weeks. */
const F1_WINDOW_DAYS = 28;

const DAY_MS = 86_400_000;
const midnight = (instant: Instant): number => Date.parse(`${easternDate(instant)}T00:00:00Z`);

/** Calendar days in New York from now to a start: 0 today, 1 tomorrow, negative after the day is over. */
export const daysUntil = (start: Instant, now: Instant): number =>
  Math.round((midnight(start) - midnight(now)) / DAY_MS);

/** Whether a session starts 0 to 28 days from now, both ends included. */
export function inWindow(start: Instant, now: Instant): boolean {
  const days = (new Date(start).getTime() - new Date(now).getTime()) / DAY_MS;
  return days >= 0 && days <= F1_WINDOW_DAYS;
}

/** Number of sessions of each type, by their names. */
export function sessionCounts(
  events: readonly { readonly name: string }[],
): Readonly<Record<SessionType, number>> {
  const types = events.map(({ name }) => sessionType(name));
  const count = (type: SessionType): number => types.filter((one) => one === type).length;
  const [race, sprint, qualifying, practice] = SESSION_TYPES.map(count);
  return {
    Race: race ?? 0,
    Sprint: sprint ?? 0,
    Qualifying: qualifying ?? 0,
    Practice: practice ?? 0,
  };
}
