import type { League } from '#domain/leagues/league.ts';
import { isPlayed } from '#domain/leagues/season.ts';

/** College basketball's season is followed from its conferences' tournaments on. */
export const isSeasonFollowed = (league: League, day: string): boolean =>
  isPlayed(league, { from: day, to: day }) &&
  (league !== 'NCAAB' || (day.slice(5) >= '02-27' && day.slice(5) <= '04-10'));
