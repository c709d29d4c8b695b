import { figuresOfOutcome } from '#domain/rerun/lines/index.ts';
import { outcomeHash } from '#domain/rerun/outcomeHash.ts';
import type { Rerunnable, RerunnableFigures } from '#domain/rerun/rerunnable.ts';
import { derivedFigures } from '#engine/origin/derivedFigures.ts';
import { rerun } from '#engine/rerun.ts';

/** A prediction run again: all that was simulated, and its figures. */
interface PlayedAgain {
  readonly outcome: unknown;
  readonly said: RerunnableFigures;
}

/** Runs a prediction again here. Throws like `rerun`. */
export function playAgain({ recipe, about }: Rerunnable): PlayedAgain {
  const outcome = rerun(recipe);
  const figures = [...figuresOfOutcome(outcome, about), ...derivedFigures(recipe, about)];
  return { outcome, said: { figures, hash: outcomeHash(outcome) } };
}
