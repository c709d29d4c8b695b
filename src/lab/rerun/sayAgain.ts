import { figuresOfOutcome } from '#domain/rerun/lines/index.ts';
import { outcomeHash } from '#domain/rerun/outcomeHash.ts';
import type { PublishedFigures, Rerunnable } from '#domain/rerun/rerunnable.ts';
import { derivedFigures } from '#engine/origin/derivedFigures.ts';
import { rerun } from '#engine/rerun.ts';

/** The result of running a prediction again here. Throws like `rerun`. */
export function sayAgain({ recipe, about }: Rerunnable): PublishedFigures {
  const outcome = rerun(recipe);
  const figures = [...figuresOfOutcome(outcome, about), ...derivedFigures(recipe, about)];
  return { figures, hash: outcomeHash(outcome) };
}
