import type { GoalFilterParams } from './params.ts';
import type { GoalFilter, GoalLevel, GoalRating, GoalState, GoalTeam } from './types.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
export type RatingInWork = Mutable<GoalRating>;
export type LevelInWork = Mutable<GoalLevel>;
export type GoalTeamInWork = Mutable<Omit<GoalTeam, GoalFilter>> & Record<GoalFilter, RatingInWork>;
export type GoalsInWork = Mutable<Omit<GoalState, 'teams' | GoalFilter>> &
  Record<GoalFilter, LevelInWork> & { teams: Record<string, GoalTeamInWork> };

/** A copy that may be changed. */
export function thawGoals(state: GoalState): GoalsInWork {
  const teams: Record<string, GoalTeamInWork> = {};
  for (const [key, team] of Object.entries(state.teams)) {
    teams[key] = { ...team, lines: { ...team.lines }, results: { ...team.results } };
  }
  return { ...state, lines: { ...state.lines }, results: { ...state.results }, teams };
}

/** A promoted or new club's rating. */
export const promotedRating = (params: GoalFilterParams): RatingInWork => ({
  strength: params.newStrength,
  strengthVar: params.newVariance,
  tempo: params.newTempo,
  tempoVar: params.newVariance,
});

/** A club at the league's mean, with the given variance of strength and of tempo. */
export const average = (variance: number): RatingInWork => ({
  strength: 0,
  strengthVar: variance,
  tempo: 0,
  tempoVar: variance,
});

/** A club without games, at a state's season and day. */
export const newClub = (
  state: Pick<GoalState, 'season' | 'day'>,
  ratings: Record<GoalFilter, RatingInWork>,
): GoalTeamInWork => ({
  season: state.season,
  games: 0,
  seasonGames: 0,
  seasonPoints: 0,
  lastDay: state.day,
  ...ratings,
});
