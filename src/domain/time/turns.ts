import { easternDate, type Instant } from './time.ts';

const ms = (instant: Instant): number => new Date(instant).getTime();

/**
 * Whether a page drawn at one time would be drawn differently at a later one: a start or a midnight in New York lies between.
 * @param starts of what the page shows
 */
export function hasTurned(drawn: Instant, now: Instant, starts: readonly Instant[]): boolean {
  if (ms(now) <= ms(drawn)) return false;
  if (easternDate(drawn) !== easternDate(now)) return true;
  return starts.some((start) => ms(start) > ms(drawn) && ms(start) <= ms(now));
}
