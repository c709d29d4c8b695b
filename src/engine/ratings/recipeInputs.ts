import { clamp } from '#domain/numbers/numbers.ts';
import { HIGHEST_PROBABILITY, LOWEST_PROBABILITY } from '../inputs.ts';
import type { CalibratedInputs } from '../joint/lineInputs.ts';
import type { PublishedFigures } from '../market/publishedFigures.ts';
import type { ModelInputs } from '../model.ts';
import { own } from '../own.ts';
import { rounded } from '../rounded.ts';
import type { MarginForecast, TotalForecast } from './margin/forecast.ts';
import type { Shapes } from './shapes.ts';

/** Bounds of expected totals by sport: wider than any real game, within what the models accept. */
const TOTALS: Readonly<Record<string, readonly [low: number, high: number, widest: number]>> = {
  football: [24, 100, 30],
  basketball: [90, 310, 30],
  baseball: [4, 20, 5],
  hockey: [3, 12, 3],
};

/** Inputs of a margin league's model: the league's shape and this game's win probability, total and uncertainty. */
export function marginInputs(
  sport: string,
  shapes: Shapes,
  homeWin: number,
  margin: MarginForecast,
  total: TotalForecast,
): CalibratedInputs & ModelInputs {
  const [low, high, widest] = TOTALS[sport] ?? [0, Number.POSITIVE_INFINITY, 0];
  return {
    homeWin: rounded(clamp(homeWin, LOWEST_PROBABILITY, HIGHEST_PROBABILITY), 4),
    expectedTotal: rounded(clamp(total.mean, low, high), 2),
    ratingSd: rounded(clamp(Math.sqrt(margin.variance), 0, widest), 3),
    ...named(spreadBy(shapes, total.spread)),
  };
}

/** The shape with its total's SD scaled to the recent spread of scores. */
function spreadBy(shapes: Shapes, spread = 1): Shapes {
  const { totalSd } = shapes;
  return spread === 1 || typeof totalSd !== 'number'
    ? shapes
    : { ...shapes, totalSd: rounded(spread * totalSd, 3) };
}

/** Inputs that have another name in the fitted files. */
const NAMES: Readonly<Record<string, string>> = { margin: 'marginWeights', score: 'scoreWeights' };

/** The league's part of the inputs, under the inputs' names. */
const named = (shapes: Shapes): ModelInputs =>
  Object.fromEntries(
    Object.entries(shapes).map(([name, value]) => [own(NAMES, name) ?? name, value]),
  );

/** The lines to meet, if there are any. */
export const linesOfRecipe = (lines: PublishedFigures['lines']): Pick<CalibratedInputs, 'lines'> =>
  lines.spread || lines.total ? { lines } : {};
