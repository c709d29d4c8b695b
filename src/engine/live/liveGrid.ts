import type { Recipe } from '#domain/game/prediction.ts';
import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { League } from '#domain/leagues/league.ts';
import type { GameState } from '#domain/live/gameState.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import { DrawnGame } from '../joint/drawnGame.ts';
import type { Joint } from '../joint/joint.ts';
import { rerunWith } from '../rerunWith.ts';
import type { LiveGame, LiveSport } from './liveSport.ts';

/**
 * The simulated final scores from a state on: as many runs as the published recipe has, of the same seed. From the state at the
 * start they are the published ones, digit for digit.
 * Throws a RangeError for a recipe or state that is refused.
 */
export function liveGrid(recipe: Recipe, game: LiveGame, state: GameState): ScoreGrid {
  const joint = game.after(state);
  return rerunWith(
    {
      id: recipe.model,
      leagues: [],
      evenSince: '0.4.0',
      prepare: (_, drawing) => new DrawnGame(joint, drawing),
      merge: () => {
        throw new InputError('A live game is played in one piece');
      },
    },
    recipe,
  );
}

/** A game of a published recipe, by the door of its sport. Throws a RangeError if another sport's model played it. */
export function beginLive(sport: LiveSport, league: League, recipe: Recipe): LiveGame {
  if (recipe.model !== sport.sport) {
    throw new InputError(`Recipe of ${recipe.model}; this is ${sport.sport}`);
  }
  return sport.begin(league, recipe.inputs);
}

/** Every score that has weight, alone: what a table says of a game that is over. */
export function onlyScoreJoint(size: number, home: number, away: number): Joint {
  const weights = new Float64Array(size * size);
  weights[Math.min(home, size - 1) * size + Math.min(away, size - 1)] = 1;
  return { size, weights };
}
