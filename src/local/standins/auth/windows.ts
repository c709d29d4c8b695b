const FIVE_MINUTES_MS = 300_000;

const HOUR_MS = 3_600_000;

/** Burst size per address, whatever its limit. */
const BURST = 30;

/** Counts an event if the limit allows it. */
export type AuthLimit = (nowMs: number, key?: string) => boolean;

/** A token bucket of 30 per key, refilled at this many per five minutes. */
export function perFiveMinutes(events: number): AuthLimit {
  const buckets = new Map<string, { tokens: number; at: number }>();
  return (nowMs, key = '') => {
    const bucket = buckets.get(key) ?? { tokens: BURST, at: nowMs };
    const gained = (Math.max(0, nowMs - bucket.at) / FIVE_MINUTES_MS) * events;
    const tokens = Math.min(BURST, bucket.tokens + gained);
    const allowed = tokens >= 1;
    buckets.set(key, { tokens: allowed ? tokens - 1 : tokens, at: nowMs });
    return allowed;
  };
}

/** A limit per hour, counted from the first event. */
export function perHour(events: number): AuthLimit {
  let hour: { began: number; count: number } | undefined;
  return (nowMs) => {
    if (hour === undefined || nowMs - hour.began >= HOUR_MS) {
      const began = hour?.began ?? nowMs;
      hour = { began: began + Math.floor((nowMs - began) / HOUR_MS) * HOUR_MS, count: 0 };
    }
    if (hour.count >= events) return false;
    hour.count++;
    return true;
  };
}
