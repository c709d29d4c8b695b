import type { Instant } from './time.ts';

const REFRESH_HOUR_UTC = 8;
const DAY_MS = 86_400_000;

export interface Countdown {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** Time left to the next 08:00 UTC, in started seconds; all zero at that instant, a new day right after. */
export function untilNextRefresh(now: Instant): Countdown {
  const from = new Date(now);
  const today = new Date(from).setUTCHours(REFRESH_HOUR_UTC, 0, 0, 0);
  const target = today >= from.getTime() ? today : today + DAY_MS;
  const left = Math.ceil((target - from.getTime()) / 1000);
  return {
    hours: Math.floor(left / 3600),
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
