/** How long a pointer rests on a term before its tooltip opens, and for how long the next one then opens at once (specification §7). */
const TIP = { delayMs: 700, skipMs: 300 } as const;

/**
 * Milliseconds until a tooltip opens under a pointer.
 * @param closedAt when the last one closed; undefined if none has been open
 */
export const tipDelay = (now: number, closedAt: number | undefined): number =>
  closedAt !== undefined && now - closedAt < TIP.skipMs ? 0 : TIP.delayMs;
