import { LEAGUES } from '#domain/league.ts';
import type { RatedFrom, Recipe } from '#domain/prediction.ts';
import type { ScoreGrid } from '#domain/scoreGrid.ts';
import { modelOf } from '../registry.ts';
import { toHex } from '../rng/hash.ts';
import { simulate } from '../simulate.ts';
import { ENGINE_VERSION } from '../version.ts';
import { dayOf } from './day.ts';
import type { Matchup } from './game.ts';
import type { GameInputs } from './gameInputs.ts';
import { goalGameInputs } from './goals/gameInputs.ts';
import { marginGameInputs } from './margin/gameInputs.ts';
import { seedOf } from './seed.ts';
import type { LeagueRatings } from './types.ts';

export interface Predicted {
  readonly grid: ScoreGrid;
  readonly recipe: Recipe;
  readonly ratedFrom: RatedFrom;
}

/**
 * Simulates one game from the ratings alone; its own odds are never seen.
 * Every game has a stream of its own (`seedOf`).
 * A team the ratings do not know is league average with a wide range, and recipe.notes says so.
 * @param runs simulated games, 1 to 10 million
 * Throws a RangeError where the league is another, gameTime is not ISO 8601, or runs is out of range.
 */
export function predict(matchup: Matchup, ratings: LeagueRatings, runs: number): Predicted {
  if (matchup.league !== ratings.league) {
    throw new RangeError(
      `A ${matchup.league} game cannot be predicted from ${ratings.league} ratings`,
    );
  }
  const { inputs, notes, ratedFrom } = gameInputs(matchup, ratings);
  const seed = seedOf(matchup);
  const model = modelOf(matchup.league);
  return {
    grid: simulate(model, inputs, seed, runs),
    ratedFrom,
    recipe: {
      engineVersion: ENGINE_VERSION,
      model: model.id,
      seed: toHex(seed),
      iterations: runs,
      inputs,
      notes,
    },
  };
}

function gameInputs(matchup: Matchup, ratings: LeagueRatings): GameInputs {
  const day = dayOf(matchup.gameTime);
  return ratings.kind === 'goals'
    ? goalGameInputs(matchup, ratings, day)
    : marginGameInputs(matchup, ratings, day, LEAGUES[matchup.league].sport);
}
