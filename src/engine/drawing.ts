import { InputError } from '#domain/numbers/inputError.ts';
import { RERUN_ENGINES } from '#domain/product/engineReleases.ts';

/** How runs are drawn from a table that is known: spread evenly over it, or each by a random number of its own. */
export type Drawing = 'evenly' | 'singly';

/**
 * How an engine of a version drew a model's runs, so that its recipes give their published digits.
 * @param evenSince first version that drew this model evenly; undefined for one without a table, whose runs are played
 * Throws a RangeError for a version that this engine does not run again.
 */
export function drawingOf(version: string, evenSince: string | undefined): Drawing {
  const at = RERUN_ENGINES.indexOf(version);
  if (at < 0) {
    throw new InputError(
      `Recipe of engine ${version}; this one runs those of ${RERUN_ENGINES.join(', ')} again`,
    );
  }
  return evenSince !== undefined && at >= RERUN_ENGINES.indexOf(evenSince) ? 'evenly' : 'singly';
}
