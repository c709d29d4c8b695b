import type { Recipe } from '#domain/game/prediction.ts';
import { InputError } from '#domain/numbers/inputError.ts';
import type { Blocks } from './blocks.ts';
import { drawingOf } from './drawing.ts';
import type { SportModel } from './model.ts';
import { simulate } from './simulate.ts';

/**
 * Runs a stored recipe, or some of its blocks, with a model of known types: no other model is loaded. The recipe must be of that
 * model. Throws as `rerun` does.
 * @param onPlayed told after each block how many runs of these blocks are played
 */
export function rerunWith<Inputs, Outcome>(
  played: SportModel<Inputs, Outcome>,
  recipe: Recipe<Inputs>,
  blocks?: Blocks,
  onPlayed?: (runs: number) => void,
): Outcome {
  if (recipe.model !== played.id) {
    throw new InputError(`Recipe of ${recipe.model}; this is ${played.id}`);
  }
  const drawing = drawingOf(recipe.engineVersion, played.evenSince);
  if (!/^[0-9a-f]{8}$/.test(recipe.seed))
    throw new InputError(`Seed ${recipe.seed} is not 8 hex digits`);
  if (typeof recipe.inputs !== 'object' || recipe.inputs === null)
    throw new InputError('The recipe has no inputs');
  const seed = Number.parseInt(recipe.seed, 16);
  const asThen: SportModel<Inputs, Outcome> = {
    ...played,
    prepare: (inputs) => played.prepare(inputs, drawing),
  };
  return simulate(asThen, recipe.inputs, seed, recipe.iterations, blocks, onPlayed);
}
