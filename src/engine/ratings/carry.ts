import { ratingDay } from './day.ts';
import { advanceGoals, goalTeamOf } from './goals/state.ts';
import { thawGoals } from './goals/work.ts';
import { freeze } from './margin/freeze.ts';
import { thaw } from './margin/state.ts';
import { advanceMargin } from './margin/time.ts';
import type { LeagueRatings } from './types.ts';

/**
 * The ratings as of a later day, with the reversion and uncertainty of the time between: `predict` uses them for that day's
 * games, and readers see them. Never goes back in time.
 * @param season as the league's files count it
 * @param date ISO 8601 day, or instant in UTC
 */
export function carryTo(ratings: LeagueRatings, season: number, date: string): LeagueRatings {
  const day = ratingDay(date);
  if (ratings.kind === 'goals') {
    const state = thawGoals(ratings);
    advanceGoals(state, season, day);
    for (const [key, team] of Object.entries(state.teams)) {
      if (team.season === state.season || team.season === state.seasonBefore)
        goalTeamOf(state, key);
    }
    return { ...state, kind: 'goals' };
  }
  const state = thaw(ratings);
  advanceMargin(state, season, day);
  return { ...ratings, ...freeze(state) };
}
