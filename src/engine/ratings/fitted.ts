import { isGoalLeague } from '#domain/leagues/kinds.ts';
import { LEAGUES, type League, type LeagueInfo } from '#domain/leagues/league.ts';
import { oncePer } from '#domain/time/oncePer.ts';
import { FITTED_GOALS, FITTED_MARGINS } from '../fitted/index.ts';
import type { LeagueRatings } from './types.ts';

const fittedOf = oncePer(
  ({ code: league }: LeagueInfo): LeagueRatings =>
    isGoalLeague(league)
      ? { ...FITTED_GOALS[league], league, kind: 'goals' }
      : { ...FITTED_MARGINS[league], league, kind: 'margin' },
);

/** The ratings at the end of the committed fit, the same object whenever they are asked for. updateRatings adds newer results. */
export const initialRatings = (league: League): LeagueRatings => fittedOf(LEAGUES[league]);
