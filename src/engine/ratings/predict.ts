import type { RatedFrom, Recipe } from '#domain/game/prediction.ts';
import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import { LEAGUES } from '#domain/leagues/league.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { Consensus } from '#domain/prices/market.ts';
import type { OwnForecast } from '#domain/prices/ownForecast.ts';
import type { Simulation } from '../model.ts';
import { originOf } from '../origin/originOf.ts';
import { modelOf } from '../registry.ts';
import { toHex } from '../rng/hash.ts';
import { ruleSeed } from '../rng/ruleSeed.ts';
import { playBlocks } from '../simulate.ts';
import { ENGINE_VERSION } from '../version.ts';
import { type Attempt, attempts } from './attempts.ts';
import { ratingDay } from './day.ts';
import type { Matchup } from './game.ts';
import type { GameInputs } from './gameInputs.ts';
import { goalGameInputs } from './goals/gameInputs.ts';
import { marginGameInputs } from './margin/gameInputs.ts';
import { seedParts } from './seed.ts';
import type { LeagueRatings } from './types.ts';

/** A game's prediction before it is played. */
interface Prepared {
  /** With the seed of the published rule. */
  readonly recipe: Recipe;
  /** What the published rule makes that seed from. */
  readonly seedParts: readonly string[];
  readonly ratedFrom: RatedFrom;
  /** Our model alone. */
  readonly own: OwnForecast;
  /** Whether the ratings know both sides. */
  readonly bothRated: boolean;
  /**
   * Simulates it.
   * @param drawn its seed, if a beacon gave it one; otherwise by the published rule
   */
  readonly play: (drawn?: number) => Predicted;
}

interface Predicted extends Omit<Prepared, 'play'> {
  /** The published result: every figure of the game comes from it. */
  readonly grid: ScoreGrid;
}

/** A game as the ratings see it, before prices. */
interface Forecast extends Pick<Prepared, 'own' | 'bothRated'> {
  /** The recipe with all of the market's lines, whether or not they can be met: enough to tell whether anything has changed. */
  readonly fullest: (runs: number, consensus?: Consensus) => Recipe;
  /** Works out the table of scores, with the lines that can be met. */
  readonly prepare: (runs: number, consensus?: Consensus) => Prepared;
}

/**
 * Forecasts one game: anchored to the market if there is one, else from the ratings alone. Every game has its own stream.
 * A team unknown to the ratings starts where learning would start it: as a promoted club, an expansion team, a school new to its
 * division. Its range is wide, and recipe.notes says so. A spread that contradicts the other prices is left out, and recipe.notes
 * says that too.
 * Throws a RangeError if the league differs or gameTime is not ISO 8601; playing it throws one if runs (1 to 10 million simulated
 * games) is out of range.
 */
export function forecastGame(matchup: Matchup, ratings: LeagueRatings): Forecast {
  const game = gameInputs(matchup, ratings);
  const parts = seedParts(matchup);
  const seed = ruleSeed(parts);
  const model = modelOf(matchup.league);
  const recipeOf = (
    { inputs, notes }: Attempt,
    runs: number,
    consensus: Consensus | undefined,
  ): Recipe => ({
    engineVersion: ENGINE_VERSION,
    model: model.id,
    seed: toHex(seed),
    iterations: runs,
    inputs,
    notes: [...game.notes, ...notes],
    origin: { ...originOf(game.origin, ratings, consensus) },
  });
  const said = { own: game.own.forecast, bothRated: game.bothRated };
  return {
    ...said,
    fullest: (runs, consensus) => recipeOf(attempts(game, ratings, consensus)[0], runs, consensus),
    prepare: (runs, consensus) => {
      const { attempt, simulation } = firstMet(attempts(game, ratings, consensus), (inputs) =>
        model.prepare(inputs),
      );
      const recipe = recipeOf(attempt, runs, consensus);
      const about = { ...said, ratedFrom: game.ratedFrom, seedParts: parts };
      let unplayed: typeof simulation | undefined = simulation;
      const play = (drawn = seed): Predicted => {
        const fresh = unplayed ?? model.prepare(attempt.inputs);
        unplayed = undefined;
        const grid = playBlocks(fresh, drawn, runs);
        return { ...about, grid, recipe: { ...recipe, seed: toHex(drawn) } };
      };
      return { ...about, recipe, play };
    },
  };
}

/** Simulates one game (`forecastGame`), `runs` times. Throws as that does. */
export const predict = (
  matchup: Matchup,
  ratings: LeagueRatings,
  runs: number,
  consensus?: Consensus,
  drawn?: number,
): Predicted => forecastGame(matchup, ratings).prepare(runs, consensus).play(drawn);

function gameInputs(matchup: Matchup, ratings: LeagueRatings): GameInputs {
  if (matchup.league !== ratings.league) {
    throw new InputError(
      `A ${matchup.league} game cannot be predicted from ${ratings.league} ratings`,
    );
  }
  const day = ratingDay(matchup.gameTime);
  return ratings.kind === 'goals'
    ? goalGameInputs(matchup, ratings, day)
    : marginGameInputs(matchup, ratings, day, LEAGUES[matchup.league].sport);
}

/** Prepares the first attempt whose lines can be met. The last one asks for none. */
function firstMet(
  [first, ...more]: readonly [Attempt, ...Attempt[]],
  prepare: (inputs: Attempt['inputs']) => Simulation<ScoreGrid>,
): { readonly attempt: Attempt; readonly simulation: Simulation<ScoreGrid> } {
  try {
    return { attempt: first, simulation: prepare(first.inputs) };
  } catch (error) {
    const [next, ...rest] = more;
    const isLine = error instanceof InputError && error.input.startsWith('lines.');
    if (!isLine || !next) throw error;
    return firstMet([next, ...rest], prepare);
  }
}
