import type { PoolWeights } from './pool.ts';

/**
 * How much of our difference from the market's line is believed: published location = line + w · (own − line), in
 * points, of the expected margin and of the expected total. Fitted walk-forward, shrunk to 0
 * (`lab/fit/margin/lineWeights.ts`, `lab/fit/goals/lineWeights.ts`).
 */
export interface LineWeights {
  readonly margin: number;
  readonly total: number;
}

/** What the pools of a league are fitted to; what is absent repeats the market. */
export interface MarketWeights {
  readonly pool?: PoolWeights | undefined;
  readonly lineWeights?: LineWeights | undefined;
}
