import { clamp } from '#domain/numbers/numbers.ts';

/** Seconds without a message from the payment service until the reader is told. */
export const LATE_AFTER_S = 120;

const SLOWEST_S = 10;
const LATE_EVERY_S = 30;

/**
 * Seconds until a page waiting for a payment's confirmation asks again: soon at first, then less often, and undefined after ten
 * minutes, when only the reader asks.
 */
export function askAgainAfter(waitedSeconds: number): number | undefined {
  if (waitedSeconds >= 600) return undefined;
  if (waitedSeconds >= LATE_AFTER_S) return LATE_EVERY_S;
  return clamp(Math.round(waitedSeconds / 4), 1, SLOWEST_S);
}
