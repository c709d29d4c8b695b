import type { GoalsInWork, GoalTeamInWork } from './goalState.ts';

/** Logarithms of both sides' mean goals and their variances. */
export interface GoalForecast {
  readonly homeLog: number;
  readonly awayLog: number;
  readonly homeVar: number;
  readonly awayVar: number;
}

/** log λ of home = base + home advantage + attack − the other's defence; of away likewise, less the advantage. */
export function forecastGoals(
  state: GoalsInWork,
  home: GoalTeamInWork,
  away: GoalTeamInWork,
  neutralSite: boolean,
): GoalForecast {
  const advantage = neutralSite ? 0 : state.home;
  return {
    homeLog: state.base + advantage + home.attack - away.defence,
    awayLog: state.base - advantage + away.attack - home.defence,
    homeVar: home.attackVar + away.defenceVar,
    awayVar: away.attackVar + home.defenceVar,
  };
}

/** Mean goals of a log-normal rate. */
export const meanGoals = (log: number, variance: number): number => Math.exp(log + variance / 2);
