import type { Recipe } from '#domain/game/prediction.ts';
import { givenFigures } from '#domain/rerun/lines/given.ts';
import type { RerunFigure } from '#domain/rerun/rerunnable.ts';
import { deriveInputs } from './derive.ts';

/** The chances that follow from what the model knew, beside the recipe's own (`givenFigures`); none of an older recipe. */
export const derivedFigures = ({ origin }: Pick<Recipe<unknown>, 'origin'>): RerunFigure[] =>
  origin ? givenFigures(deriveInputs(origin)) : [];
