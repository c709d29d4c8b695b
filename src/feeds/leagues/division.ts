import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { FEED_FACTS } from './index.ts';

export type Division = 'top' | 'lower';

/**
 * Division of a side in a league's games: the top one, except in college, whose teams also play schools of other divisions.
 * Undefined if the feed names no conference, or one in a division without a level.
 */
export function divisionOf(league: League, conferenceId: string | undefined): Division | undefined {
  if (!LEAGUES[league].college) return 'top';
  const { top = [], lower = [] } = FEED_FACTS[league].conferences ?? {};
  const conference = Number(conferenceId ?? Number.NaN);
  if (top.includes(conference)) return 'top';
  return lower.includes(conference) ? 'lower' : undefined;
}
