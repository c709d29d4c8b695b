import type { GoalOrigin, MarginOrigin, Origin } from '#domain/game/origin.ts';
import type { Consensus } from '#domain/prices/market.ts';
import { CLOSE_ALONE } from '../market/pool.ts';
import type { MarketWeights } from '../market/weights.ts';

/** What ratings know of a game, without the market. */
export type KnownOrigin =
  | Omit<MarginOrigin, 'market' | 'weights'>
  | Omit<GoalOrigin, 'market' | 'weights'>;

/** What a game's ratings knew, with the market beside it and the weights of both. */
export function originOf(
  known: KnownOrigin,
  { pool = CLOSE_ALONE, lineWeights = { margin: 0, total: 0 } }: MarketWeights,
  consensus: Consensus | undefined,
): Origin {
  const { win, spread, total } = consensus ?? {};
  return {
    ...known,
    ...(consensus && {
      market: { ...(win && { win }), ...(spread && { spread }), ...(total && { total }) },
    }),
    weights: { ...pool, ...lineWeights },
  };
}
