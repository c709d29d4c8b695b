import type { Instant } from '../time/time.ts';

const MINUTE = 60_000;

/** How long ago something was seen: "4 min", "2 h 5 min"; "0 min" for future times. */
export function ageText(seen: Instant, now: Instant): string {
  const apart = new Date(now).getTime() - new Date(seen).getTime();
  const minutes = Math.max(0, Math.floor(apart / MINUTE));
  if (minutes < 60) return `${minutes} min`;
  const rest = minutes % 60;
  return rest === 0 ? `${Math.floor(minutes / 60)} h` : `${Math.floor(minutes / 60)} h ${rest} min`;
}
