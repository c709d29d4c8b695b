import type { GoalState, GoalTeam } from './goalTypes.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
export type GoalTeamInWork = Mutable<GoalTeam>;
export type GoalsInWork = Mutable<Omit<GoalState, 'teams'>> & {
  teams: Record<string, GoalTeamInWork>;
};

/** Variance of attack and of defence of a promoted or new team. */
const NEW_VARIANCE = 0.02;
/** Longest gap that widens a rating within a season, days. */
const LONGEST_GAP = 60;

/** A copy that may be changed. */
export function thawGoals(state: GoalState): GoalsInWork {
  const teams: Record<string, GoalTeamInWork> = {};
  for (const [key, team] of Object.entries(state.teams)) teams[key] = { ...team };
  return { ...state, teams };
}

/** Carries the league's own state to a later season and day. */
export function advanceGoals(state: GoalsInWork, season: number, day: number): void {
  if (season > state.season) {
    state.seasonBefore = state.season;
    state.season = season;
  }
  if (day <= state.day) return;
  state.baseVar += state.params.baseDrift * (day - state.day);
  state.homeVar += state.params.homeDrift * (day - state.day);
  state.day = day;
}

/**
 * The team of a key, carried to the state's season and day. A team that was not there in the last season with
 * results has been promoted: it starts at a promoted team's level.
 */
export function goalTeamOf(state: GoalsInWork, key: string): GoalTeamInWork {
  const { params, season } = state;
  const team = state.teams[key];
  if (!team || (team.season !== season && team.season !== state.seasonBefore)) {
    const fresh: GoalTeamInWork = {
      attack: -params.newAttack,
      attackVar: NEW_VARIANCE,
      defence: -params.newDefence,
      defenceVar: NEW_VARIANCE,
      season,
      games: team?.games ?? 0,
      lastDay: state.day,
    };
    state.teams[key] = fresh;
    return fresh;
  }
  if (team.season === season) {
    const gain = params.drift * Math.min(state.day - team.lastDay, LONGEST_GAP);
    team.attackVar += gain;
    team.defenceVar += gain;
  } else {
    for (; team.season < season; team.season++) {
      team.attack *= params.carry;
      team.defence *= params.carry;
      team.attackVar = team.attackVar * params.carry ** 2 + params.offseason;
      team.defenceVar = team.defenceVar * params.carry ** 2 + params.offseason;
    }
  }
  team.lastDay = state.day;
  return team;
}
