import { clockTime, dayLabel, type Instant, isToday } from '../time/time.ts';

/** When a datum was last confirmed, as every page says it: "10:41 AM EST"; "Nov 22, 10:41 AM EST" on another day. */
export const seenAt = (asOf: string, now: Instant): string =>
  isToday(asOf, now) ? clockTime(asOf) : `${dayLabel(asOf, now)}, ${clockTime(asOf)}`;
