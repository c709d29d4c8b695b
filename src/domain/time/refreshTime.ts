import { nextRefresh } from './refreshCountdown.ts';
import { clockTime, type Instant } from './time.ts';

/** Clock of the next daily refresh (08:00 UTC) in New York: "3:00 AM EST", "4:00 AM EDT". */
export const refreshTime = (now: Instant): string => clockTime(nextRefresh(now));
