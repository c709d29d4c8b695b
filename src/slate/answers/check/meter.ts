import type { Tool } from '#wiring';

/** So many checks of one address in so many seconds: more than anybody types, and a page may ask at every key. */
const MOST = 120;
const SECONDS = 60;
/** Addresses that are counted at once; with more, all are counted anew. */
const MOST_ADDRESSES = 10_000;

/** What a check counts in which a game is drawn again with its players: it costs some 400 ms of processor time. */
export const DRAWN = 10;

/** Counts a check of an address as so many; seconds to wait if it was one too many, else 0. */
type CheckMeter = (address: string, now: Date, as?: number) => number;

/**
 * Counted in this instance's memory: a check costs a millisecond and reads what is read anyway, one with players drawn counts as many,
 * so a stranger who has many instances at work gains nothing.
 */
export const checkMeter: Tool<CheckMeter> = () => {
  const counts = new Map<string, { readonly until: number; checks: number }>();
  return (address, now, as = 1) => {
    const ms = now.getTime();
    const known = counts.get(address);
    if (known && known.until > ms) {
      known.checks += as;
      return known.checks > MOST ? Math.ceil((known.until - ms) / 1000) : 0;
    }
    if (counts.size >= MOST_ADDRESSES) counts.clear();
    counts.set(address, { until: ms + 1000 * SECONDS, checks: as });
    return 0;
  };
};
