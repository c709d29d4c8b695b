import { isGoalLeague } from '#domain/leagues/kinds.ts';
import type { League } from '#domain/leagues/league.ts';
import { FITTED_GOALS, FITTED_MARGINS } from '../fitted/index.ts';
import type { LeagueRatings } from './types.ts';

/** The ratings at the end of the committed fit. updateRatings adds newer results. */
export function initialRatings(league: League): LeagueRatings {
  if (isGoalLeague(league)) return { ...FITTED_GOALS[league], league, kind: 'goals' };
  return { ...FITTED_MARGINS[league], league, kind: 'margin' };
}
