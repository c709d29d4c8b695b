import { TEAM_LEAGUES } from '#domain/leagues/codes.ts';
import type { League } from '#domain/leagues/league.ts';
import { feedPaths, SEASON_FEED } from '#domain/product/feeds.ts';

/** A feed: its format, and its league; every team league if left out. */
export interface FeedAddress {
  readonly format: 'rss' | 'json';
  readonly league: League | undefined;
}

/** The feed at a path; undefined if there is none. */
export function feedAddress(pathname: string): FeedAddress | undefined {
  for (const league of [undefined, ...TEAM_LEAGUES]) {
    const { rss, json } = feedPaths(league);
    if (pathname === rss) return { format: 'rss', league };
    if (pathname === json) return { format: 'json', league };
  }
  return undefined;
}

/** The format of the feed of season odds at a path; undefined if it is not there. */
export function seasonFeedFormat(pathname: string): FeedAddress['format'] | undefined {
  if (pathname === SEASON_FEED.rss) return 'rss';
  return pathname === SEASON_FEED.json ? 'json' : undefined;
}
