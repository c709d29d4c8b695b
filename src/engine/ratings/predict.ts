import type { RatedFrom, Recipe } from '#domain/game/prediction.ts';
import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { Consensus } from '#domain/prices/market.ts';
import type { OwnForecast } from '#domain/prices/ownForecast.ts';
import { originOf } from '../origin/originOf.ts';
import { modelOf } from '../registry.ts';
import { toHex } from '../rng/hash.ts';
import { ruleSeed } from '../rng/ruleSeed.ts';
import { simulate } from '../simulate.ts';
import { ENGINE_VERSION } from '../version.ts';
import { type Attempt, attempts } from './attempts.ts';
import { dayOf } from './day.ts';
import type { Matchup } from './game.ts';
import type { GameInputs } from './gameInputs.ts';
import { goalGameInputs } from './goals/gameInputs.ts';
import { marginGameInputs } from './margin/gameInputs.ts';
import { seedParts } from './seed.ts';
import type { LeagueRatings } from './types.ts';

export interface Predicted {
  /** The published result: every figure of the game comes from it. */
  readonly grid: ScoreGrid;
  readonly recipe: Recipe;
  /** What the published rule makes its seed from. */
  readonly seedParts: readonly string[];
  readonly ratedFrom: RatedFrom;
  /** Our model alone. */
  readonly own: OwnForecast;
  /** Whether the ratings know both sides. */
  readonly bothRated: boolean;
}

/**
 * Simulates one game: anchored to the market if there is one, else from the ratings alone. Every game has its own stream.
 * A team unknown to the ratings starts where learning would start it: as a promoted club, an expansion team, a school new to its
 * division. Its range is wide, and recipe.notes says so. A spread that contradicts the other prices is left out, and recipe.notes
 * says that too.
 * @param runs simulated games, 1 to 10 million
 * @param drawn its seed, if a beacon gave it one; otherwise by the published rule (`seedParts`)
 * Throws a RangeError if the league differs, gameTime is not ISO 8601, or runs is out of range.
 */
export function predict(
  matchup: Matchup,
  ratings: LeagueRatings,
  runs: number,
  consensus?: Consensus,
  drawn?: number,
): Predicted {
  const game = gameInputs(matchup, ratings);
  const parts = seedParts(matchup);
  const seed = drawn ?? ruleSeed(parts);
  const model = modelOf(matchup.league);
  const { grid, inputs, notes } = firstMet(attempts(game, ratings, consensus), (asked) =>
    simulate(model, asked, seed, runs),
  );
  return {
    grid,
    ratedFrom: game.ratedFrom,
    own: game.own.forecast,
    bothRated: game.bothRated,
    seedParts: parts,
    recipe: {
      engineVersion: ENGINE_VERSION,
      model: model.id,
      seed: toHex(seed),
      iterations: runs,
      inputs,
      notes: [...game.notes, ...notes],
      origin: { ...originOf(game.origin, ratings, consensus) },
    },
  };
}

/** The ratings' own forecast of a game, without simulating it: the counterpart of a market. Throws as `predict` does. */
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

/** Simulates the first attempt whose lines can be met. The last one asks for none. */
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
