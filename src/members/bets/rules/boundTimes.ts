import type { Bet } from '#domain/record/bet.ts';

/** Before it nobody wrote a bet down here; it is what clocks without a battery show, and dates read wrongly. */
const FIRST_MS = Date.UTC(2000, 0, 1);
/** Bets on contests further ahead there are none, ms. */
const AHEAD_MS = 5 * 366 * 86_400_000;

const at = (ms: number): string => new Date(ms).toISOString();

/** A time between two; the same text where it is. */
function bound(text: string, from: number, until: number): string {
  const ms = Date.parse(text);
  if (ms >= from && ms <= until) return text;
  return at(ms > until ? until : from);
}

/**
 * A bet whose times a device's clock or a file has made: none lies ahead but the contest's start, and that five years at most. A
 * bet "written down" tomorrow would count for no day's limit, and one "changed" in 285,000 years could never be changed again.
 */
export function boundTimes(bet: Bet, now: Date): Bet {
  const ms = now.getTime();
  const { takenAt, startTime, correctedAt, changedAt } = bet;
  return {
    ...bet,
    takenAt: bound(takenAt, FIRST_MS, ms),
    ...(startTime !== undefined && { startTime: bound(startTime, FIRST_MS, ms + AHEAD_MS) }),
    ...(correctedAt !== undefined && { correctedAt: bound(correctedAt, FIRST_MS, ms) }),
    changedAt: Math.min(changedAt, ms),
  };
}
