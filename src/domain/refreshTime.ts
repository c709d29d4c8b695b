import { untilNextRefresh } from './refreshCountdown.ts';
import { clockTime, type Instant } from './time.ts';

const SECOND_MS = 1000;

/** Clock of the next daily refresh (08:00 UTC) in New York: "3:00 AM EST", "4:00 AM EDT". */
export function refreshTime(now: Instant): string {
  const { hours, minutes, seconds } = untilNextRefresh(now);
  const left = (hours * 3600 + minutes * 60 + seconds) * SECOND_MS;
  return clockTime(new Date(new Date(now).getTime() + left));
}
