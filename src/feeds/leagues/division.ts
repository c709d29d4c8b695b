import { LEAGUES, type League } from '#domain/leagues/league.ts';
import { FEED_FACTS } from './index.ts';

export type Division = 'top' | 'lower';

/**
 * Division that a side of a league's games plays in: the top one but for college, whose teams play schools of others too.
 * Undefined where the feed names no conference, or one of no division we have a level for.
 */
export function divisionOf(league: League, conferenceId: string | undefined): Division | undefined {
  if (!LEAGUES[league].college) return 'top';
  const { top = [], lower = [] } = FEED_FACTS[league].conferences ?? {};
  const conference = Number(conferenceId ?? Number.NaN);
  if (top.includes(conference)) return 'top';
  return lower.includes(conference) ? 'lower' : undefined;
}
