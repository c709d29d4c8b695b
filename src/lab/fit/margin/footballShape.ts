import { clamp } from '#domain/numbers/numbers.ts';
import type { Shapes } from '#engine/ratings/shapes.ts';
import { normalQuantile } from '#engine/rng/normal.ts';
import { footballWeights } from './footballWeights.ts';
import { marginSpreads } from './spreads.ts';
import type { MarginCall } from './walk.ts';

/** Spread of margin and total, and the weights of margins and scores. */
export function footballShape(calls: readonly MarginCall[]): Shapes {
  const { marginSd, totalSd } = marginSpreads(calls);
  const games = calls.map((call) => ({
    centre: centreOf(call.win, Math.sqrt(marginSd ** 2 + call.margin.variance)),
    total: call.total.mean,
    home: call.game.homeScore,
    away: call.game.awayScore,
  }));
  return { marginSd, totalSd, ...footballWeights(games, marginSd, totalSd) };
}

/** Center of a normal margin with the given SD that exceeds zero with probability p. */
const centreOf = (p: number, sd: number): number => sd * normalQuantile(clamp(p, 0.001, 0.999));
