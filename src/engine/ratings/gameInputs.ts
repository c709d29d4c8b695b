import type { RatedFrom } from '#domain/game/prediction.ts';
import type { OwnFigures } from '../market/ownFigures.ts';
import type { PublishedFigures } from '../market/publishedFigures.ts';
import type { ModelInputs } from '../model.ts';
import type { KnownOrigin } from '../origin/originOf.ts';

/** What a league's ratings give for one game: the model's inputs, and notes for the reader. */
export interface GameInputs<Inputs = ModelInputs> {
  readonly inputs: Inputs;
  /** The inputs anchored to a market: the simulation then reproduces the published figures. */
  anchored(published: PublishedFigures): ModelInputs;
  /** Our own figures of it. */
  readonly own: OwnFigures;
  /** What they follow from, but for the market and its weights. */
  readonly origin: KnownOrigin;
  readonly notes: readonly string[];
  /** Whether the ratings know both sides. */
  readonly bothRated: boolean;
  /** Which of the league's two filters was used. */
  readonly ratedFrom: RatedFrom;
}
