import { goalFigures } from '../../market/goalFigures.ts';
import type { GoalRates } from '../../soccer/outcomes.ts';
import type { Matchup } from '../game.ts';
import type { GameInputs } from '../gameInputs.ts';
import { newcomerNotes } from '../notes.ts';
import type { GoalRatings } from '../types.ts';
import { anchoredRates } from './anchoredRates.ts';
import { forecastGoals, trustedGoalFilter } from './forecast.ts';
import { goalInputs } from './inputs.ts';
import { situationOf } from './stakes.ts';
import { advanceGoals, goalTeamOf } from './state.ts';
import { average, type GoalsInWork, type GoalTeamInWork, newClub, thawGoals } from './work.ts';

/** Variance of strength and of tempo of a team nothing is known of: as wide as a league's clubs lie apart. */
const UNKNOWN_VARIANCE = 0.1;

/** Inputs of a soccer game from ratings carried to its season and day. */
export function goalGameInputs(
  matchup: Matchup,
  ratings: GoalRatings,
  day: number,
): GameInputs<Required<GoalRates>> {
  const state = thawGoals(ratings);
  advanceGoals(state, matchup.season, day);
  const knows = (key: string) => Object.hasOwn(ratings.teams, key);
  const home = sideOf(state, matchup.homeKey, knows);
  const away = sideOf(state, matchup.awayKey, knows);
  const filter = trustedGoalFilter(state);
  const params = state.params[filter];
  const situation = situationOf(state, home, away);
  const forecast = forecastGoals(
    params,
    state[filter],
    home[filter],
    away[filter],
    situation,
    matchup.neutralSite,
  );
  const inputs = goalInputs(forecast, params.rho, ratings.easing);
  const notes = newcomerNotes(matchup, knows);
  return {
    inputs,
    anchored: (published) => anchoredRates(matchup.league, inputs, published),
    own: goalFigures(inputs),
    ratedFrom: filter,
    notes,
    bothRated: notes.length === 0,
  };
}

function sideOf(
  state: GoalsInWork,
  key: string | undefined,
  knows: (key: string) => boolean,
): GoalTeamInWork {
  if (key !== undefined && knows(key)) return goalTeamOf(state, key);
  const unknown = { lines: average(UNKNOWN_VARIANCE), results: average(UNKNOWN_VARIANCE) };
  return newClub(state, unknown);
}
