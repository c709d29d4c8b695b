import type { League } from '../leagues/league.ts';
import type { LeaguePage } from '../leagues/leaguePage.ts';

/** Addresses of the feeds that follow one league's predictions, or all leagues'. */
export interface FeedPaths {
  readonly rss: string;
  /** JSON Feed. */
  readonly json: string;
}

/** @param league absent for every league */
export function feedPaths(league?: League): FeedPaths {
  if (league === undefined) return { rss: '/rss.xml', json: '/feed.json' };
  const name = league.toLowerCase();
  return { rss: `/rss/${name}.xml`, json: `/feed/${name}.json` };
}

/** The feed of season odds: the biggest moves of a week, each Tuesday. */
export const SEASON_FEED: FeedPaths = { rss: '/rss/season.xml', json: '/feed/season.json' };

/** The calendar of a league or sport, or of a team or tour in it. @param of slug of the team or tour */
export const calendarPath = (page: LeaguePage, of?: string): string =>
  of === undefined
    ? `/calendar/${page.toLowerCase()}.ics`
    : `/calendar/${page.toLowerCase()}/${of}.ics`;

/** The calendar of one game alone. */
export const gameCalendarPath = ({
  league,
  id,
}: {
  readonly league: League;
  readonly id: number;
}) => calendarPath(league, String(id));

/** An address that opens a calendar app to subscribe to it. @param siteUrl the site's address */
export const subscribeAddress = (path: string, siteUrl: string): string =>
  `${siteUrl}${path}`.replace(/^https?:/, 'webcal:');

/** The card of a game, or of a league's next game. */
export const embedPath = (of: { readonly game: number } | { readonly league: League }): string =>
  'game' in of ? `/embed/game/${of.game}` : `/embed/league/${of.league.toLowerCase()}`;
