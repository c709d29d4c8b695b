const MINUTE_MS = 60_000;

/** Pages of one slate and one minute are identical. */
export const wholeMinute = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
