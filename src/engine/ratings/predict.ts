import type { RatedFrom, Recipe } from '#domain/game/prediction.ts';
import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { Consensus } from '#domain/prices/market.ts';
import type { OwnForecast } from '#domain/prices/ownForecast.ts';
import { modelOf } from '../registry.ts';
import { toHex } from '../rng/hash.ts';
import { simulate } from '../simulate.ts';
import { ENGINE_VERSION } from '../version.ts';
import { type Attempt, attempts } from './attempts.ts';
import { dayOf } from './day.ts';
import type { Matchup } from './game.ts';
import type { GameInputs } from './gameInputs.ts';
import { goalGameInputs } from './goals/gameInputs.ts';
import { marginGameInputs } from './margin/gameInputs.ts';
import { seedOf } from './seed.ts';
import type { LeagueRatings } from './types.ts';

export interface Predicted {
  /** What is published: every figure of the game comes from it. */
  readonly grid: ScoreGrid;
  readonly recipe: Recipe;
  readonly ratedFrom: RatedFrom;
  /** Our model alone. */
  readonly own: OwnForecast;
  /** Whether the ratings know both sides. */
  readonly bothRated: boolean;
}

/**
 * Simulates one game: anchored to the market where there is one, from the ratings alone where not.
 * Every game has a stream of its own (`seedOf`).
 * A team the ratings do not know starts where learning starts it: as a promoted club, an expansion team, a school new to
 * its division. Its range is wide, and recipe.notes says so. A spread that cannot go
 * with the other prices is left out, and recipe.notes says that.
 * @param runs simulated games, 1 to 10 million
 * Throws a RangeError where the league is another, gameTime is not ISO 8601, or runs is out of range.
 */
export function predict(
  matchup: Matchup,
  ratings: LeagueRatings,
  runs: number,
  consensus?: Consensus,
): Predicted {
  const game = gameInputs(matchup, ratings);
  const seed = seedOf(matchup);
  const model = modelOf(matchup.league);
  const { grid, inputs, notes } = firstMet(attempts(game, ratings, consensus), (asked) =>
    simulate(model, asked, seed, runs),
  );
  return {
    grid,
    ratedFrom: game.ratedFrom,
    own: game.own.forecast,
    bothRated: game.bothRated,
    recipe: {
      engineVersion: ENGINE_VERSION,
      model: model.id,
      seed: toHex(seed),
      iterations: runs,
      inputs,
      notes: [...game.notes, ...notes],
    },
  };
}

/** What the ratings alone say of a game, without simulating it: what a market is set beside. Throws as `predict`. */
export const ownForecast = (matchup: Matchup, ratings: LeagueRatings): OwnForecast =>
  gameInputs(matchup, ratings).own.forecast;

function gameInputs(matchup: Matchup, ratings: LeagueRatings): GameInputs {
  if (matchup.league !== ratings.league) {
    throw new InputError(
      `A ${matchup.league} game cannot be predicted from ${ratings.league} ratings`,
    );
  }
  const day = dayOf(matchup.gameTime);
  return ratings.kind === 'goals'
    ? goalGameInputs(matchup, ratings, day)
    : marginGameInputs(matchup, ratings, day, LEAGUES[matchup.league].sport);
}

/** The first attempt whose lines can be met, simulated. The last one asks for none. */
function firstMet(
  [first, ...more]: readonly [Attempt, ...Attempt[]],
  run: (inputs: Attempt['inputs']) => ScoreGrid,
): Attempt & { readonly grid: ScoreGrid } {
  try {
    return { ...first, grid: run(first.inputs) };
  } catch (error) {
    const [next, ...rest] = more;
    const isLine = error instanceof InputError && error.input.startsWith('lines.');
    if (!isLine || !next) throw error;
    return firstMet([next, ...rest], run);
  }
}
