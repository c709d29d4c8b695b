import { clamp } from '#domain/numbers/numbers.ts';

/** After how many seconds without a word from the payment service a reader is told so. */
export const LATE_AFTER_S = 120;

const SLOWEST_S = 10;
const LATE_EVERY_S = 30;

/**
 * Seconds until a page that waits for a payment to be confirmed asks once more: soon at first, ever less often, and
 * undefined after ten minutes, when only the reader asks.
 */
export function askAgainAfter(waitedSeconds: number): number | undefined {
  if (waitedSeconds >= 600) return undefined;
  if (waitedSeconds >= LATE_AFTER_S) return LATE_EVERY_S;
  return clamp(Math.round(waitedSeconds / 4), 1, SLOWEST_S);
}
