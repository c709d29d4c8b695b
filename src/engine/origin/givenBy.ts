import type { Recipe } from '#domain/game/prediction.ts';
import type { RerunAbout } from '#domain/rerun/about.ts';
import { givenFigures, namesOf } from '#domain/rerun/lines/given.ts';
import type { RerunFigure } from '#domain/rerun/rerunnable.ts';
import type { Given } from '../inputs.ts';

/** Works out what a recipe's inputs follow from, as figures beside the recipe's own (`givenInputs`); none of a recipe that says no origin. */
export type GivenAgain = (
  recipe: Pick<Recipe<unknown>, 'inputs' | 'origin'>,
  about: RerunAbout,
) => readonly RerunFigure[];

/** @param derive the inputs that follow from an origin; throws a RangeError that names what the origin lacks */
export const givenBy =
  (derive: (origin: Given) => Given): GivenAgain =>
  (recipe, about) =>
    recipe.origin ? givenFigures(derive(recipe.origin), namesOf(recipe, about)) : [];
