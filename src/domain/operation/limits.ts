const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Between full refreshes, as the schedule means it. */
export const FULL_EVERY_MS = 15 * MINUTE;
/** Between two looks at what is due. */
export const LOOK_EVERY_MS = 5 * MINUTE;
/** A full refresh is due once the last began this long ago: looks come late, never by more than a minute. */
export const FULL_DUE_MS = 13 * MINUTE;
/** A start this near has its prices read every five minutes. */
export const NEAR_START_MIN = 90;

/** Fields and rounds of golf change by the day: outside its daily hour it is asked for once an hour. */
export const GOLF_EVERY_MS = 55 * MINUTE;
/** With a tournament's start this near, golf is asked for in every full refresh. */
export const GOLF_NEAR_MS = 4 * HOUR;
/** The daily hour of golf and of the nightly ratings, UTC. */
export const NIGHTLY_HOUR_UTC = 8;

/** How old a league's data may be while it has contests on: three full refreshes. */
const LEAGUE_LIMIT_MS = 3 * FULL_EVERY_MS;
const GOLF_LIMIT_MS = 150 * MINUTE;
/** How long it may be since a full refresh ended well. */
export const REFRESH_LIMIT_MS = HOUR;
/** How long a feed may give nothing that can be read. */
export const FEED_LIMIT_MS = HOUR;
/** How long a build may wait for its hook to take it, and how long one that was taken may take. */
export const HOOK_LIMIT_MS = 30 * MINUTE;
export const BUILD_LIMIT_MS = 45 * MINUTE;
/** How long the ledger may go unverified. It is checked every hour. */
export const LEDGER_LIMIT_MS = 50 * HOUR;

/** How old the data of a league or sport may be while its contests are on, milliseconds. */
export const leagueLimitMs = (league: string): number =>
  league === 'Golf' ? GOLF_LIMIT_MS : LEAGUE_LIMIT_MS;
/** How long the feeds may go without a probe. They are probed once a day. */
export const PROBE_LIMIT_MS = 50 * HOUR;
