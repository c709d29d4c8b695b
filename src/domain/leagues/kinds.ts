import { TEAM_LEAGUES } from './codes.ts';
import type { GoalLeague, MarginLeague } from './index.ts';
import { LEAGUES, type League, type Sport } from './league.ts';

/** The leagues of a sport, in the header's order. */
export const leaguesOf = (sport: Sport): readonly League[] =>
  TEAM_LEAGUES.filter((league) => LEAGUES[league].sport === sport);

export const isGoalLeague = (league: League): league is GoalLeague =>
  LEAGUES[league].sport === 'soccer';

const isMarginLeague = (league: League): league is MarginLeague => !isGoalLeague(league);

export const GOAL_LEAGUES: readonly GoalLeague[] = TEAM_LEAGUES.filter(isGoalLeague);
export const MARGIN_LEAGUES: readonly MarginLeague[] = TEAM_LEAGUES.filter(isMarginLeague);
