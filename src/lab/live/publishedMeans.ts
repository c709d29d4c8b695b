import { InputError } from '#domain/numbers/inputError.ts';
import type { Joint } from '#engine/joint/joint.ts';
import { meansOf } from '#engine/live/means.ts';
import type { ModelInputs } from '#engine/model.ts';
import type { PregameInputs } from '../pregame/gameInputs.ts';

/** Mean scores of a game as they would have been published: our own figures where its lines contradict each other. */
export function publishedMeans(
  tableOf: (inputs: ModelInputs) => Joint,
  { inputs, plain }: PregameInputs,
): { readonly home: number; readonly away: number } {
  try {
    return meansOf(tableOf(inputs));
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return meansOf(tableOf(plain));
  }
}
