import type { Prediction } from '../game/prediction.ts';
import { marginHistogram, totalHistogram } from '../game/scoreGrid.ts';
import type { LastWord } from './keptGame.ts';

/** A prediction as the last word on a game. */
export const lastWordOf = ({ simulationData, recipe, ...figures }: Prediction): LastWord => ({
  ...figures,
  iterations: simulationData.iterations,
  seed: recipe.seed,
  engineVersion: recipe.engineVersion,
  margins: marginHistogram(simulationData.grid),
  totals: totalHistogram(simulationData.grid),
});
