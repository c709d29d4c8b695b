import type { Recipe } from '#domain/game/prediction.ts';
import { own } from '../own.ts';

/** By model: the input that holds P(a wins). */
const WIN_INPUT: Readonly<Record<string, string>> = { fight: 'winA', tennis: 'matchWin' };

/** Splits a recipe into the published chance of a, 0–1 (undefined for a field), and everything else. */
export function withoutWinInput(recipe: Recipe<unknown>): {
  readonly winShare: number | undefined;
  readonly facts: Recipe<unknown>;
} {
  const key = own(WIN_INPUT, recipe.model);
  if (key === undefined || typeof recipe.inputs !== 'object')
    return { winShare: undefined, facts: recipe };
  const inputs: Record<string, unknown> = { ...recipe.inputs };
  const { [key]: share, ...rest } = inputs;
  return {
    winShare: typeof share === 'number' ? share : undefined,
    facts: { ...recipe, inputs: rest },
  };
}
