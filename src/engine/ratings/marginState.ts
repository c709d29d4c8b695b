import type { FilterParams, MarginParams } from './marginParams.ts';
import type { MarginState, MarginTeam } from './marginTypes.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
export type TeamInWork = Mutable<MarginTeam>;
/** A state that a fold works on before it is handed out again. */
export type MarginInWork = Mutable<Omit<MarginState, 'teams'>> & {
  teams: Record<string, TeamInWork>;
};

export type Which = 'line' | 'score';

/** A copy that may be changed. */
export function thaw(state: MarginState): MarginInWork {
  const teams: Record<string, TeamInWork> = {};
  for (const [key, team] of Object.entries(state.teams)) teams[key] = { ...team };
  return { ...state, teams };
}

export const filterOf = (params: MarginParams, which: Which): FilterParams =>
  which === 'line' ? (params.line ?? params.score) : params.score;

/** A team that played this season or last counts toward the league's averages. */
const current = (state: { season: number }, team: MarginTeam): boolean =>
  team.season >= state.season - 1;

/** Mean rating of the current teams, of one group or of all. */
export function leagueMean(
  state: MarginInWork | MarginState,
  of: 'line' | 'score' | 'total',
  group?: string,
): number {
  let sum = 0;
  let count = 0;
  for (const team of Object.values(state.teams)) {
    if (!current(state, team) || (group !== undefined && team.group !== group)) continue;
    sum += team[of];
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

/** A team nothing is known of: the league's average with a new team's variance. */
export function newTeam(state: MarginInWork): TeamInWork {
  const { params } = state;
  const line = leagueMean(state, 'line');
  const score = leagueMean(state, 'score');
  return {
    line,
    lineVar: params.prior,
    score,
    scoreVar: params.prior,
    total: leagueMean(state, 'total'),
    totalVar: params.total.prior,
    park: 0,
    parkVar: params.total.parkVariance,
    lineProgram: line,
    scoreProgram: score,
    seasons: 0,
    group: '',
    season: state.season,
    games: 0,
    seasonGames: 0,
    seasonWins: 0,
    lastDay: 0,
    residuals: [],
  };
}
