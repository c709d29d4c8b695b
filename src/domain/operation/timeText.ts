import type { Instant } from '../time/time.ts';

const DAY = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' });

const NBSP = '\u00a0';

const iso = (instant: Instant): string => new Date(instant).toISOString();

/** "18:05", or "Nov 21, 18:05" for another day: UTC, which the surrounding text says. */
export function utcText(instant: Instant, now: Instant): string {
  const at = iso(instant);
  const clock = at.slice(11, 16);
  return at.slice(0, 10) === iso(now).slice(0, 10)
    ? clock
    : `${DAY.format(new Date(at))}, ${clock}`;
}

/** The same with its zone, joined without a line break: "Nov 21, 18:05 UTC". */
export const utcZoned = (instant: Instant, now: Instant): string =>
  `${utcText(instant, now).replace(/(?<=[A-Z][a-z]{2}) /, NBSP)}${NBSP}UTC`;

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY_MS = 24 * HOUR;

/** "0.4 s", "42 s", "12 min", "5 h 10 min", "3 days" from milliseconds; never below 0. */
export function durationText(ms: number): string {
  const span = Math.max(0, ms);
  if (span < 10 * SECOND) return `${(span / SECOND).toFixed(1)} s`;
  if (span < 2 * MINUTE) return `${Math.round(span / SECOND)} s`;
  const minutes = Math.round(span / MINUTE);
  if (minutes < 120) return `${minutes} min`;
  if (span >= 2 * DAY_MS) return `${Math.floor(span / DAY_MS)} days`;
  const rest = minutes % 60;
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}

/** "3 min ago", "just now". */
export function agoText(instant: Instant, now: Instant): string {
  const ms = new Date(now).getTime() - new Date(instant).getTime();
  return ms < 10 * SECOND ? 'just now' : `${durationText(ms)} ago`;
}
