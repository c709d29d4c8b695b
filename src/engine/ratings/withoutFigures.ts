import type { Recipe } from '#domain/game/prediction.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Inputs set by a published figure: the figure itself, or a value solved from it. */
const SET_BY_FIGURES = ['homeWin', 'shares', 'expectedTotal', 'homeRate', 'awayRate', 'lines'];

/**
 * Splits a team game's recipe: the published figures that its simulation reproduces (0–1: results, then the share of the spread,
 * then of the total, as far as present), and everything else, including the lines they belong to.
 */
export function withoutFigures(recipe: Recipe): {
  readonly figures: readonly number[];
  readonly facts: unknown;
} {
  const { homeWin, shares, lines } = recipe.inputs;
  const results = isRecord(shares) ? [shares.home, shares.draw, shares.away] : [homeWin];
  const told = isRecord(lines) ? [lines.spread, lines.total] : [];
  const figures = [...results, ...told.map((line) => isRecord(line) && line.share)];
  // What the chances follow from moves with every result: a new prediction is made of what they come to.
  const { origin: _, ...rest } = recipe;
  const inputs = Object.entries(recipe.inputs).filter(([key]) => !SET_BY_FIGURES.includes(key));
  return {
    figures: figures.filter((figure) => typeof figure === 'number'),
    facts: {
      ...rest,
      inputs: Object.fromEntries(inputs),
      lines: told.map((line) => (isRecord(line) ? line.line : null)),
    },
  };
}
