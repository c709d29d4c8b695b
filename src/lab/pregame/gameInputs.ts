import type { ModelInputs } from '#engine/model.ts';

/** A game and the inputs of its league's model as they would have been published. */
export interface PregameInputs {
  readonly id: string;
  readonly inputs: ModelInputs;
  /** Inputs without the market's lines, for a game whose lines contradict each other. */
  readonly plain: ModelInputs;
}
