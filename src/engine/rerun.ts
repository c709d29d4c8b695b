import type { Recipe } from '#domain/prediction.ts';
import type { ScoreGrid } from '#domain/scoreGrid.ts';
import { model } from './registry.ts';
import { simulate } from './simulate.ts';
import { ENGINE_VERSION } from './version.ts';

/**
 * Runs a stored recipe again: the same counts, digit for digit.
 * Throws a RangeError where the recipe is of another engine version, names an unknown model, has a malformed
 * seed or an input the model refuses.
 */
export function rerun(recipe: Recipe): ScoreGrid {
  if (recipe.engineVersion !== ENGINE_VERSION) {
    throw new RangeError(`Recipe of engine ${recipe.engineVersion}; this is ${ENGINE_VERSION}`);
  }
  if (!/^[0-9a-f]{8}$/.test(recipe.seed))
    throw new RangeError(`Seed ${recipe.seed} is not 8 hex digits`);
  const seed = Number.parseInt(recipe.seed, 16);
  return simulate(model(recipe.model), recipe.inputs, seed, recipe.iterations);
}
