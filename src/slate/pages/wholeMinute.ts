const MINUTE_MS = 60_000;

/** Pages of one slate and one minute are the same to the letter. */
export const wholeMinute = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
