import type { RatedFrom } from '#domain/prediction.ts';
import type { ModelInputs } from '../model.ts';

/** What a league's ratings say of one game: the model's inputs and marks for the reader. */
export interface GameInputs<Inputs = ModelInputs> {
  readonly inputs: Inputs;
  readonly notes: readonly string[];
  /** Which of the league's two filters spoke. */
  readonly ratedFrom: RatedFrom;
}
