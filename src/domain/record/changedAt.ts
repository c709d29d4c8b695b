/** 2100: no clock that shows a later time is believed, ms since 1970. */
const LAST_BELIEVED_MS = Date.UTC(2100, 0, 1);

/**
 * The time of a change that counts after the one before, also where this device's clock is slow. After a time that no clock has
 * shown it is now: the account keeps times ahead of its own as its own.
 */
export const changedAfter = (before: number, now: Date): number =>
  before < LAST_BELIEVED_MS ? Math.max(now.getTime(), before + 1) : now.getTime();
