/** A game may be being played from its start on for so long, ms: longer than nearly every game, and not much longer. */
export const MAY_LAST_MS = 5 * 3_600_000;

/** Whether a game may be being played. @param start, now ms since 1970 */
export const mayBePlayed = (start: number, now: number): boolean =>
  now >= start && now < start + MAY_LAST_MS;
