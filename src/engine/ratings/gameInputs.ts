import type { RatedFrom } from '#domain/game/prediction.ts';
import type { OwnFigures } from '../market/ownFigures.ts';
import type { PublishedFigures } from '../market/publishedFigures.ts';
import type { ModelInputs } from '../model.ts';

/** What a league's ratings say of one game: the model's inputs and marks for the reader. */
export interface GameInputs<Inputs = ModelInputs> {
  readonly inputs: Inputs;
  /** The same anchored: with them the simulation reproduces what is published beside a market. */
  anchored(published: PublishedFigures): ModelInputs;
  /** What we alone say of it. */
  readonly own: OwnFigures;
  readonly notes: readonly string[];
  /** Whether the ratings know both sides. */
  readonly bothRated: boolean;
  /** Which of the league's two filters spoke. */
  readonly ratedFrom: RatedFrom;
}
