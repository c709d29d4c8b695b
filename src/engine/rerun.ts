import type { Recipe } from '#domain/prediction.ts';
import type { ScoreGrid } from '#domain/scoreGrid.ts';
import type { SportModel } from './model.ts';
import { model } from './registry.ts';
import { type Blocks, simulate } from './simulate.ts';
import { ENGINE_VERSION } from './version.ts';

/**
 * Runs a stored recipe again, or some of its blocks: the same counts, digit for digit.
 * Recipes of team games give a grid of scores; of others the outcome is the model's.
 * Throws a RangeError where the recipe is of another engine version, names an unknown model, has a malformed
 * seed or an input the model refuses.
 */
export function rerun(recipe: Recipe, blocks?: Blocks): ScoreGrid;
export function rerun(recipe: Recipe<unknown>, blocks?: Blocks): unknown;
export function rerun(recipe: Recipe<unknown>, blocks?: Blocks): unknown {
  return rerunWith(model(recipe.model), recipe, blocks);
}

/** The same with the model's own types, where the sport is known. The recipe must be of that model. */
export function rerunWith<Inputs, Outcome>(
  played: SportModel<Inputs, Outcome>,
  recipe: Recipe<Inputs>,
  blocks?: Blocks,
): Outcome {
  if (recipe.model !== played.id) {
    throw new RangeError(`Recipe of ${recipe.model}; this is ${played.id}`);
  }
  if (recipe.engineVersion !== ENGINE_VERSION) {
    throw new RangeError(`Recipe of engine ${recipe.engineVersion}; this is ${ENGINE_VERSION}`);
  }
  if (!/^[0-9a-f]{8}$/.test(recipe.seed))
    throw new RangeError(`Seed ${recipe.seed} is not 8 hex digits`);
  if (typeof recipe.inputs !== 'object' || recipe.inputs === null)
    throw new RangeError('The recipe has no inputs');
  const seed = Number.parseInt(recipe.seed, 16);
  return simulate(played, recipe.inputs, seed, recipe.iterations, blocks);
}
