import type { PoolWeights } from './pool.ts';

/**
 * How far we trust our difference from the market's line: published location = line + w · (own − line), in points, for the
 * expected margin and the expected total. Fitted walk-forward, shrunk to 0 (`lab/fit/margin/lineWeights.ts`,
 * `lab/fit/goals/lineWeights.ts`).
 */
export interface LineWeights {
  readonly margin: number;
  readonly total: number;
}

/** A league's fitted pool weights; absent ones repeat the market. */
export interface MarketWeights {
  readonly pool?: PoolWeights | undefined;
  readonly lineWeights?: LineWeights | undefined;
}
