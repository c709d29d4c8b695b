import type { Matchup } from './game.ts';
import { forecastGoals, meanGoals } from './goalForecast.ts';
import {
  advanceGoals,
  type GoalsInWork,
  type GoalTeamInWork,
  goalTeamOf,
  thawGoals,
} from './goalState.ts';
import { newcomerNotes } from './notes.ts';
import type { GameInputs } from './predict.ts';
import { goalInputs } from './recipeInputs.ts';
import type { GoalRatings } from './types.ts';

/** Variance of attack and defence of a team nothing is known of. */
const UNKNOWN_VARIANCE = 0.05;

/** Inputs of a soccer game from ratings carried to its season and day. */
export function predictGoals(matchup: Matchup, ratings: GoalRatings, day: number): GameInputs {
  const state = thawGoals(ratings);
  advanceGoals(state, matchup.season, day);
  const knows = (key: string) => Object.hasOwn(ratings.teams, key);
  const home = sideOf(state, matchup.homeKey, knows);
  const away = sideOf(state, matchup.awayKey, knows);
  const forecast = forecastGoals(state, home, away, matchup.neutralSite);
  return {
    inputs: goalInputs(ratings.shapes, {
      homeRate: meanGoals(forecast.homeLog, forecast.homeVar),
      awayRate: meanGoals(forecast.awayLog, forecast.awayVar),
      homeVar: forecast.homeVar,
      awayVar: forecast.awayVar,
    }),
    ratedFrom: 'lines',
    notes: newcomerNotes(matchup, knows),
  };
}

function sideOf(
  state: GoalsInWork,
  key: string | undefined,
  knows: (key: string) => boolean,
): GoalTeamInWork {
  if (key !== undefined && knows(key)) return goalTeamOf(state, key);
  return {
    attack: 0,
    attackVar: UNKNOWN_VARIANCE,
    defence: 0,
    defenceVar: UNKNOWN_VARIANCE,
    season: state.season,
    games: 0,
    lastDay: state.day,
  };
}
