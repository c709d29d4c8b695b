const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Planned interval of full refreshes. */
export const FULL_EVERY_MS = 15 * MINUTE;
/** Interval of checks for what is due. */
export const LOOK_EVERY_MS = 5 * MINUTE;
/** A full refresh is due when the last one began this long ago: checks come late, by up to a minute. */
export const FULL_DUE_MS = 13 * MINUTE;
/** Prices of contests that start within this time are read every five minutes. */
export const NEAR_START_MIN = 90;

/** Golf's fields and rounds change by the day: outside its daily hour it is requested once an hour. */
export const GOLF_EVERY_MS = 55 * MINUTE;
/** If a tournament starts within this time, every full refresh requests golf. */
export const GOLF_NEAR_MS = 4 * HOUR;
/** The daily hour of golf and the nightly ratings, UTC. */
export const NIGHTLY_HOUR_UTC = 8;

/** How old a league's data may be while it has contests on: three full refreshes. */
const LEAGUE_LIMIT_MS = 3 * FULL_EVERY_MS;
const GOLF_LIMIT_MS = 150 * MINUTE;
/** How long it may be since a full refresh ended well. */
export const REFRESH_LIMIT_MS = HOUR;
/** Maximum time without a readable answer from a feed. */
export const FEED_LIMIT_MS = HOUR;
/** Maximum time for a hook to accept a build, and for an accepted build to finish. */
export const HOOK_LIMIT_MS = 30 * MINUTE;
export const BUILD_LIMIT_MS = 45 * MINUTE;
/** Maximum time without verifying the ledger, which is checked every hour. */
export const LEDGER_LIMIT_MS = 50 * HOUR;

/** Maximum time without a receipt of any time-stamp authority for the end of the ledger, which is stamped after every slate. */
export const WITNESS_LIMIT_MS = HOUR;
/** Maximum time without an answer of one witness of the ledger. */
export const WITNESS_DAY_LIMIT_MS = 36 * HOUR;

/** Maximum age of a league's or sport's data while its contests are on, milliseconds. */
export const leagueLimitMs = (league: string): number =>
  league === 'Golf' ? GOLF_LIMIT_MS : LEAGUE_LIMIT_MS;
/** Maximum time without probing the feeds, which happens once a day. */
export const PROBE_LIMIT_MS = 50 * HOUR;

/** Maximum time in which no board tells of a league's games that are on, and in which none of those in play changes. */
export const LIVE_LIMIT_MS = 10 * MINUTE;
export const LIVE_STILL_MS = 30 * MINUTE;
/** The same of tournaments: one look at a board may fail, and one that has rested is asked for every ten minutes. */
export const LIVE_TOURNAMENT_LIMIT_MS = 25 * MINUTE;
