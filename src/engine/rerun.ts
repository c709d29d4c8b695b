import type { Recipe } from '#domain/game/prediction.ts';
import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { Blocks } from './blocks.ts';
import { model } from './registry.ts';
import { rerunWith } from './rerunWith.ts';

/**
 * Runs a stored recipe again, or some of its blocks: the same counts, digit for digit. Team games give a grid of scores, others
 * the model's own outcome.
 * Throws a RangeError if the recipe is of an engine version that this one does not run again, names an unknown model, has a malformed seed, or an input that
 * the model refuses.
 */
export function rerun(recipe: Recipe, blocks?: Blocks): ScoreGrid;
export function rerun(recipe: Recipe<unknown>, blocks?: Blocks): unknown;
export function rerun(recipe: Recipe<unknown>, blocks?: Blocks): unknown {
  return rerunWith(model(recipe.model), recipe, blocks);
}
