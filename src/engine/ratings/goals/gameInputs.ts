import { mendingOf } from '../../fitted/joint.ts';
import { goalFigures } from '../../market/goalFigures.ts';
import type { SoccerInputs } from '../../soccer/inputs.ts';
import type { Matchup } from '../game.ts';
import type { GameInputs } from '../gameInputs.ts';
import { newcomerNotes } from '../notes.ts';
import type { GoalRatings } from '../types.ts';
import { anchoredRates } from './anchoredRates.ts';
import { forecastGoals, trustedGoalFilter } from './forecast.ts';
import { goalParts } from './goalParts.ts';
import { goalInputs } from './inputs.ts';
import { gameSituation } from './stakes.ts';
import { advanceGoals, goalTeamOf, playedLastSeason } from './state.ts';
import { thawGoals } from './work.ts';

/** Inputs of a soccer game; the ratings must stand at its season and day. */
export function goalGameInputs(
  matchup: Matchup,
  ratings: GoalRatings,
  day: number,
): GameInputs<SoccerInputs> {
  const state = thawGoals(ratings);
  advanceGoals(state, matchup.season, day);
  const newcomers = newcomerNotes(matchup, (key) => {
    if (playedLastSeason(state, key)) return 'known';
    return Object.hasOwn(state.teams, key) ? 'back' : 'new';
  });
  const home = goalTeamOf(state, matchup.homeKey);
  const away = goalTeamOf(state, matchup.awayKey);
  const filter = trustedGoalFilter(state);
  const params = state.params[filter];
  const situation = gameSituation(state, home, away);
  const known = [
    params,
    state[filter],
    home[filter],
    away[filter],
    situation,
    matchup.neutralSite,
  ] as const;
  const forecast = forecastGoals(...known);
  const inputs = goalInputs(forecast, params.rho, ratings.easing);
  const mending = mendingOf(matchup.league);
  return {
    inputs: { ...inputs, ...mending },
    anchored: (published) => ({
      ...anchoredRates(matchup.league, inputs, published),
      ...mending,
    }),
    own: goalFigures(inputs),
    origin: {
      kind: 'goals',
      ...goalParts(...known),
      variance: forecast.variance,
      rho: params.rho,
      easing: ratings.easing,
    },
    ratedFrom: filter,
    notes: newcomers,
    bothRated: newcomers.length === 0,
  };
}
