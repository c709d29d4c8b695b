import { clamp } from '#domain/numbers/numbers.ts';
import type { Shapes } from '#engine/ratings/shapes.ts';
import type { MarginCall } from './walk.ts';

/**
 * Shares of extra-inning games that the visitors win by 1, 2, 3 and 4 runs: rounded from the leagues' published line
 * scores and not refitted, as the files do not mark extra innings.
 */
const EXTRA_INNINGS = [0.62, 0.2, 0.1, 0.08];

/** Dispersion of a side's runs in nine innings, and the endings of extra innings. */
export const baseballShape = (calls: readonly MarginCall[]): Shapes => ({
  dispersion: dispersionOf(calls),
  extra: EXTRA_INNINGS,
});

/**
 * Dispersion by moments, from the visitors, who always bat nine innings:
 * Σ((x − λ)² − λ) ÷ Σλ² estimates its inverse.
 */
function dispersionOf(calls: readonly MarginCall[]): number {
  let excess = 0;
  let square = 0;
  for (const { game, margin, total } of calls) {
    const away = (total.mean - margin.mean) / 2;
    excess += (game.awayScore - away) ** 2 - away;
    square += away ** 2;
  }
  return clamp(square / Math.max(excess, 1), 1, 1000);
}
