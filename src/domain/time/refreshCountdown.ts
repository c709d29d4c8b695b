import type { Instant } from './time.ts';

const REFRESH_HOUR_UTC = 8;
const DAY_MS = 86_400_000;

interface Countdown {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
}

/** The next 08:00 UTC; now, if it is exactly that. */
export function nextRefresh(now: Instant): Date {
  const from = new Date(now).getTime();
  const today = new Date(from).setUTCHours(REFRESH_HOUR_UTC, 0, 0, 0);
  return new Date(today >= from ? today : today + DAY_MS);
}

/** Whole seconds left: all zero during the last second, then 23:59:59. A day is never shown as 24 hours. */
export function untilNextRefresh(now: Instant): Countdown {
  const left = Math.floor((nextRefresh(now).getTime() - new Date(now).getTime()) / 1000);
  return {
    hours: Math.floor(left / 3600),
    minutes: Math.floor(left / 60) % 60,
    seconds: left % 60,
  };
}
