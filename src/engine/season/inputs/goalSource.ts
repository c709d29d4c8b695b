import { forecastGoals, trustedGoalFilter } from '../../ratings/goals/forecast.ts';
import { goalInputs } from '../../ratings/goals/inputs.ts';
import { gameSituation } from '../../ratings/goals/stakes.ts';
import { advanceGoals, goalTeamOf } from '../../ratings/goals/state.ts';
import { thawGoals } from '../../ratings/goals/work.ts';
import type { GoalRatings } from '../../ratings/types.ts';
import { exp } from '../../rng/exp.ts';
import { outcomesOf } from '../../soccer/outcomes.ts';
import type { RatingsSource } from './source.ts';

/** What a table says of a game's stakes is of the table before it: games further ahead, in days, are played without. */
const NEAR = 7;
const NO_STAKES = { stakes: 0, lateness: 0 };

/** A league rated by goals: ratings are ln(home rate ÷ away rate), from the filter that the game pages use. */
export function goalSource(ratings: GoalRatings, season: number, day: number): RatingsSource {
  const state = thawGoals(ratings);
  advanceGoals(state, season, day);
  const which = trustedGoalFilter(state);
  const params = state.params[which];
  const level = state[which];
  const teamOf = (key: string) => goalTeamOf(state, key)[which];
  return {
    sharesOf({ homeKey, awayKey, neutral, ahead }) {
      const home = goalTeamOf(state, homeKey);
      const away = goalTeamOf(state, awayKey);
      const situation = ahead <= NEAR ? gameSituation(state, home, away) : NO_STAKES;
      const now = forecastGoals(params, level, home[which], away[which], situation, neutral);
      const gained = (ahead * (params.strengthDrift + params.tempoDrift)) / 2;
      const forecast = { ...now, variance: now.variance + gained };
      const { home: homeWin, draw } = outcomesOf(goalInputs(forecast, params.rho, ratings.easing));
      return { homeWin, draw };
    },
    ratingOf: (key) => teamOf(key).strength,
    covarianceOf: (one, other) => (one === other ? teamOf(one).strengthVar : 0),
    full: false,
    unit: Math.sqrt(2 / exp(level.base)),
    home: 2 * level.home,
    drift: params.strengthDrift,
    goals: { mean: exp(level.base), rho: params.rho },
  };
}
