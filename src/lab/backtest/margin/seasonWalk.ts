import type { MarketWeights } from '#engine/market/weights.ts';
import type { MarginParams } from '#engine/ratings/margin/params.ts';
import type { Anchored } from '../../fit/margin/published.ts';
import type { MarginCall } from '../../fit/margin/walk.ts';
import type { BacktestAnswer, Quantity, ShapeRate } from '../types.ts';

/** One season's walk: parameters and shapes from earlier seasons, ratings from earlier games. */
export interface MarginSeasonWalk {
  readonly season: number;
  readonly params: MarginParams;
  readonly calls: readonly MarginCall[];
  /** Weights of our figures and the market's, from the seasons before. */
  readonly weights: MarketWeights;
  /** The season's games that have a closing line, with what would have been published. */
  readonly anchored: readonly Anchored[];
  readonly answers: readonly BacktestAnswer[];
  readonly earlier: readonly BacktestAnswer[];
  readonly quantities: readonly Quantity[];
  readonly shapes: readonly ShapeRate[];
}
