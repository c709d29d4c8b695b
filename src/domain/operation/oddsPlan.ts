const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Time between two readings by the time to the next start, ms; nothing is read for a start beyond the last. */
type Pace = readonly (readonly [withinMs: number, everyMs: number])[];

/** How often a league's prices are read. */
export const GAMES_PACE: Pace = [
  [2 * HOUR, MINUTE],
  [6 * HOUR, 5 * MINUTE],
  [DAY, 15 * MINUTE],
];
/** Of fights and matches: no edge is looked for in them, and a refresh, which shows their prices, comes every five minutes. */
export const PAIRS_PACE: Pace = [
  [2 * HOUR, 5 * MINUTE],
  [6 * HOUR, 15 * MINUTE],
  [DAY, 30 * MINUTE],
];
/** What gave nothing to read at the last request is asked no more often than this. */
const AFTER_TROUBLE_MS = 15 * MINUTE;
/** The scheduler's minutes are not exact: a reading may come this much early. */
const EARLY_MS = 10_000;

/** What one request of a feed reads: a league with games to come, or fights and matches under one of its keys. */
export interface ToRead<Of> {
  readonly of: Of;
  readonly pace: Pace;
  /** Credits of one reading. */
  readonly cost: number;
  /** Starts to come, any order. */
  readonly starts: readonly Date[];
  /** When it was last asked. */
  readonly askedAt?: Date | undefined;
  /** Whether that request was refused, or its answer could not be read. */
  readonly troubled?: boolean | undefined;
}

interface OddsPlan<Of> {
  /** What to read now, in this order. */
  readonly due: readonly Of[];
  /** How much longer every interval is than it would be without a ceiling; 1: not at all. Infinite if nothing may be spent. */
  readonly stretch: number;
}

/** Wanted time between two readings at a moment; undefined without a start within a day. */
function paceAt(paces: Pace, starts: readonly number[], at: number): number | undefined {
  const next = Math.min(...starts.filter((start) => start > at)) - at;
  return paces.find(([within]) => next <= within)?.[1];
}

/** Readings wanted from now until midnight UTC, when the next day's credits begin. */
function wantedToday(paces: Pace, starts: readonly number[], now: number): number {
  const end = (Math.floor(now / DAY) + 1) * DAY;
  const step = 5 * MINUTE;
  let readings = 0;
  for (let at = now; at < end; at += step) {
    const pace = paceAt(paces, starts, at);
    if (pace !== undefined) readings += Math.min(step, end - at) / pace;
  }
  return readings;
}

/**
 * What of one feed to read now. Whatever starts within a day is read the more often the nearer that is; nothing else is ever read. If
 * the rest of the day would cost more than may be spent, all intervals grow alike, so that no league lives on another's credits; what
 * has waited longest for its turn comes first, then what starts first.
 * @param creditsLeft credits that may still be spent today: never exceeded
 */
export function planOdds<Of>(
  all: readonly ToRead<Of>[],
  creditsLeft: number,
  now: Date,
): OddsPlan<Of> {
  const at = now.getTime();
  const timed = all.map((one) => ({ ...one, times: one.starts.map((start) => start.getTime()) }));
  const wanted = timed.reduce(
    (sum, { pace, cost, times }) => sum + cost * wantedToday(pace, times, at),
    0,
  );
  const stretch = Math.max(1, wanted / Math.max(creditsLeft, 0));
  const due = timed.flatMap(({ of, pace: paces, cost, times, askedAt, troubled }) => {
    const pace = paceAt(paces, times, at);
    if (pace === undefined) return [];
    const every = Math.max(pace * stretch, troubled ? AFTER_TROUBLE_MS : 0);
    const waited = askedAt === undefined ? Number.POSITIVE_INFINITY : at - askedAt.getTime();
    if (waited < every - EARLY_MS) return [];
    const next = Math.min(...times.filter((time) => time > at));
    return [{ of, cost, turn: waited / every, next }];
  });
  const order = due.toSorted((a, b) => (a.turn === b.turn ? a.next - b.next : b.turn - a.turn));
  let left = creditsLeft;
  const paid = order.filter(({ cost }) => {
    left -= cost;
    return left >= 0;
  });
  return { due: paid.map(({ of }) => of), stretch };
}
