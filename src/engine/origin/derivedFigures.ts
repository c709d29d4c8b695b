import type { GameRecipe } from '#domain/game/prediction.ts';
import { givenFigures } from '#domain/rerun/lines/given.ts';
import type { RerunFigure } from '#domain/rerun/rerunnable.ts';
import { deriveInputs } from './derive.ts';
import { readOrigin } from './readOrigin.ts';

/** The chances that follow from what the model knew, beside the recipe's own (`givenFigures`); none of an older recipe. Throws as `readOrigin`. */
export const derivedFigures = ({ origin }: Pick<GameRecipe<unknown>, 'origin'>): RerunFigure[] =>
  origin ? givenFigures(deriveInputs(readOrigin(origin))) : [];
