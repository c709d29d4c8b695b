import { easternDate, type Instant } from '../../time.ts';
import { SESSION_TYPES, type SessionType, sessionType } from '../session.ts';

/** Days ahead of which the page lists sessions, today included. */
export const F1_WINDOW_DAYS = 28;

const DAY_MS = 86_400_000;
const midnight = (instant: Instant): number => Date.parse(`${easternDate(instant)}T00:00:00Z`);

/** Calendar days in New York from now to a start: 0 today, 1 tomorrow, negative once the day is over. */
export const daysUntil = (start: Instant, now: Instant): number =>
  Math.round((midnight(start) - midnight(now)) / DAY_MS);

/** Whether a session has not started and is at most 28 days ahead. */
export const inWindow = (start: string, now: Instant): boolean =>
  Date.parse(start) >= new Date(now).getTime() && daysUntil(start, now) <= F1_WINDOW_DAYS;

/** Sessions of each type, by their names. */
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
