import type { League } from '../leagues/league.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Minutes between two readings of a league, by the time to its next start; nothing is read for a start beyond the last. */
const PACE: readonly (readonly [withinMs: number, everyMs: number])[] = [
  [2 * HOUR, MINUTE],
  [6 * HOUR, 5 * MINUTE],
  [DAY, 15 * MINUTE],
];
/** A league whose last request gave nothing to read is asked no more often than this. */
const AFTER_TROUBLE_MS = 15 * MINUTE;
/** The scheduler's minutes are not exact: a reading may come this much early. */
const EARLY_MS = 10_000;

/** A league with games to come, as one feed has it. */
export interface LeagueToRead {
  readonly league: League;
  /** Starts of its games to come, any order. */
  readonly starts: readonly Date[];
  /** When it was last asked. */
  readonly askedAt?: Date | undefined;
  /** Whether that request was refused, or its answer could not be read. */
  readonly troubled?: boolean | undefined;
}

export interface OddsPlan {
  /** Leagues to read now, in this order. */
  readonly leagues: readonly League[];
  /** How much longer every interval is than it would be without a ceiling; 1: not at all. Infinite if nothing may be spent. */
  readonly stretch: number;
}

/** Wanted time between two readings at a moment; undefined without a start within a day. */
function paceAt(starts: readonly number[], at: number): number | undefined {
  const next = Math.min(...starts.filter((start) => start > at)) - at;
  return PACE.find(([within]) => next <= within)?.[1];
}

/** Readings wanted from now until midnight UTC, when the next day's credits begin. */
function wantedToday(starts: readonly number[], now: number): number {
  const end = (Math.floor(now / DAY) + 1) * DAY;
  const step = 5 * MINUTE;
  let readings = 0;
  for (let at = now; at < end; at += step) {
    const pace = paceAt(starts, at);
    if (pace !== undefined) readings += Math.min(step, end - at) / pace;
  }
  return readings;
}

/**
 * Leagues of one feed to read now. Each with a start within a day is read the more often the nearer that is; a league without one is
 * never read. If the rest of the day would cost more than may be spent, all intervals grow alike, so that no league lives on
 * another's credits; the league that has waited longest for its turn comes first, then the one that starts first.
 * @param creditsLeft credits that may still be spent today: never exceeded
 * @param cost credits of one reading
 */
export function planOdds(
  leagues: readonly LeagueToRead[],
  creditsLeft: number,
  cost: number,
  now: Date,
): OddsPlan {
  const at = now.getTime();
  const timed = leagues.map((one) => ({
    ...one,
    times: one.starts.map((start) => start.getTime()),
  }));
  const wanted = timed.reduce((sum, { times }) => sum + cost * wantedToday(times, at), 0);
  const stretch = Math.max(1, wanted / Math.max(creditsLeft, 0));
  const due = timed.flatMap(({ league, times, askedAt, troubled }) => {
    const pace = paceAt(times, at);
    if (pace === undefined) return [];
    const every = Math.max(pace * stretch, troubled ? AFTER_TROUBLE_MS : 0);
    const waited = askedAt === undefined ? Number.POSITIVE_INFINITY : at - askedAt.getTime();
    if (waited < every - EARLY_MS) return [];
    return [{ league, turn: waited / every, next: Math.min(...times.filter((time) => time > at)) }];
  });
  const order = due.toSorted((a, b) => (a.turn === b.turn ? a.next - b.next : b.turn - a.turn));
  const most = Math.max(0, Math.floor(creditsLeft / cost));
  return { leagues: order.slice(0, most).map(({ league }) => league), stretch };
}
