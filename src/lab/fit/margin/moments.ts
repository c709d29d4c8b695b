import { FIGURES, type MarginLeague } from '#domain/leagues/index.ts';
import { closingProbability, labelProbability } from '#engine/ratings/closing.ts';
import { normalQuantile } from '#engine/rng/normal.ts';
import type { FileGame } from '../row.ts';

/** Minimum number of games for a moment. */
const ENOUGH = 200;

/**
 * Points per unit of Φ⁻¹(fair home probability): least squares through the origin of the closing spread on the
 * moneyline's quantile; if spreads are fixed (run and puck lines), of the actual margin.
 * Undefined if too few games have a moneyline.
 */
export function marginScale(league: MarginLeague, games: readonly FileGame[]): number | undefined {
  const fixed = FIGURES[league].closing === 'moneyline';
  let product = 0;
  let square = 0;
  let count = 0;
  for (const game of games) {
    const probability = labelProbability(league, game.closing);
    const spread = game.closing?.spread;
    if (probability === undefined || (!fixed && spread === undefined)) continue;
    const margin = fixed ? game.homeScore - game.awayScore : -(spread ?? 0);
    const quantile = normalQuantile(probability);
    product += quantile * margin;
    square += quantile * quantile;
    count += 1;
  }
  return count < ENOUGH ? undefined : product / square;
}

/** Number of seasons a line filter needs with lines for at least half of the games. */
const LINED_SEASONS = 2;

/** Whether enough seasons have closing lines to learn from. */
export function hasLines(games: readonly FileGame[]): boolean {
  const shares = new Map<number, { games: number; lined: number }>();
  for (const { season, closing } of games) {
    const share = shares.get(season) ?? { games: 0, lined: 0 };
    share.games += 1;
    if (closing?.spread !== undefined || closingProbability(closing) !== undefined)
      share.lined += 1;
    shares.set(season, share);
  }
  const lined = [...shares.values()].filter((share) => share.lined >= share.games / 2);
  return lined.length >= LINED_SEASONS;
}

/** Root mean square of actual − expected, for games with a known expectation; undefined for too few. */
export function spreadAround(actual: Float64Array, expected: Float64Array): number | undefined {
  let square = 0;
  let count = 0;
  for (let at = 0; at < actual.length; at++) {
    const gap = (actual[at] ?? 0) - (expected[at] ?? 0);
    if (Number.isNaN(gap)) continue;
    square += gap * gap;
    count += 1;
  }
  return count < ENOUGH ? undefined : Math.sqrt(square / count);
}
