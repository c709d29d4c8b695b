import { dayOf } from './day.ts';
import { advanceGoals, goalTeamOf } from './goals/state.ts';
import { thawGoals } from './goals/work.ts';
import { freeze } from './margin/freeze.ts';
import { thaw } from './margin/state.ts';
import { advance } from './margin/time.ts';
import type { LeagueRatings } from './types.ts';

/**
 * The ratings as they stand on a later day, with the reversion and the uncertainty of the time in between: what
 * `predict` uses for a game of that day, and what a reader is shown. Never back in time.
 * @param season as the league's files count it
 * @param date ISO 8601 day, or instant in UTC
 */
export function carryTo(ratings: LeagueRatings, season: number, date: string): LeagueRatings {
  const day = dayOf(date);
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
  advance(state, season, day);
  return { ...ratings, ...freeze(state) };
}
