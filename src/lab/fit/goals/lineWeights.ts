import { sum } from '#domain/numbers/numbers.ts';
import type { LineWeights } from '#engine/market/weights.ts';
import { normalQuantile } from '#engine/rng/normal.ts';
import { fitLineWeight } from '../fitLineWeight.ts';
import type { TestedGoalForecast } from './forecasts.ts';
import { SHAPES, shareOfRates } from './shares.ts';

/** SD of the goals of both sides around their mean, rounded. */
const GOALS_SD = 1.65;
const LINE = 2.5;

/**
 * Weights of our difference from the close: of the margin from the scoring rates that the close implies, of the total
 * from the share of games over 2.5 goals, if priced. Undefined if no game has a close.
 */
export function goalLineWeights(forecasts: readonly TestedGoalForecast[]): LineWeights | undefined {
  const margins = forecasts.flatMap(({ past: { game, line }, own }) =>
    line
      ? [
          {
            own: own.homeRate - own.awayRate,
            line: Math.exp(line.home) - Math.exp(line.away),
            actual: game.homeScore - game.awayScore,
          },
        ]
      : [],
  );
  const totals = forecasts.flatMap(({ past: { game, closeOver }, own }) =>
    closeOver === undefined
      ? []
      : [
          {
            own: LINE + GOALS_SD * normalQuantile(shareOfRates(own, SHAPES['over 2.5'])),
            line: LINE + GOALS_SD * normalQuantile(closeOver),
            actual: sum([game.homeScore, game.awayScore]),
          },
        ],
  );
  if (margins.length === 0) return undefined;
  return { margin: fitLineWeight(margins), total: fitLineWeight(totals) };
}
