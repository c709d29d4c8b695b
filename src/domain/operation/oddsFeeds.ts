/** Feeds of many books' prices, each with the owner's key and a quota. */
export const ODDS_FEEDS = ['theoddsapi', 'propline'] as const;
export type OddsFeedId = (typeof ODDS_FEEDS)[number];

export const ODDS_FEED_NAMES: Readonly<Record<OddsFeedId, string>> = {
  theoddsapi: 'The Odds API',
  propline: 'PropLine',
};

/**
 * Why a reading gave no prices. wrongKey: the key is unknown, missing or turned off. spent: the quota is used up. busy: too many
 * requests. down: no answer. refused: another no. unreadable: its answer was not of what was asked.
 */
export const ODDS_TROUBLES = [
  'wrongKey',
  'spent',
  'busy',
  'down',
  'refused',
  'unreadable',
] as const;
export type OddsTrouble = (typeof ODDS_TROUBLES)[number];

/** A feed's state: in trouble since when, and what is left of its quota. Times are ISO 8601 in UTC. */
export interface OddsFeedState {
  readonly feed: OddsFeedId;
  readonly trouble?: OddsTrouble | undefined;
  /** Since when it is as it is. */
  readonly since: string;
  /** Not asked before. */
  readonly resumeAt?: string | undefined;
  /** What the feed said last of the quota. */
  readonly remaining?: number | undefined;
  /** When that was. */
  readonly creditsAt?: string | undefined;
  /** When a reading of it last gave prices; undefined before the first. */
  readonly readAt?: string | undefined;
  /** Credits spent since midnight UTC. */
  readonly spentToday?: number | undefined;
}
