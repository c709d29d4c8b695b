import type { Recipe } from '#domain/game/prediction.ts';
import { own } from '../own.ts';

/** By model: the input that holds P(a wins). */
const WIN_INPUT: Readonly<Record<string, string>> = { fight: 'winA', tennis: 'matchWin' };

/** Splits a recipe into the published chance of a, 0–1 (undefined for a field), and everything else but its origin. */
export function withoutWinInput(recipe: Recipe<unknown>): {
  readonly winShare: number | undefined;
  readonly facts: Recipe<unknown>;
} {
  // What the figures follow from moves with every day: a new prediction is made of what they come to.
  const { origin: _, ...said } = recipe;
  const key = own(WIN_INPUT, recipe.model);
  if (key === undefined || typeof said.inputs !== 'object')
    return { winShare: undefined, facts: said };
  const inputs: Record<string, unknown> = { ...said.inputs };
  const { [key]: share, ...rest } = inputs;
  return {
    winShare: typeof share === 'number' ? share : undefined,
    facts: { ...said, inputs: rest },
  };
}
