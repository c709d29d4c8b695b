import type { MarginLeague } from '#domain/leagues/index.ts';
import type { Consensus } from '#domain/prices/market.ts';
import { marginFigures } from '#engine/market/marginFigures.ts';
import type { OwnFigures } from '#engine/market/ownFigures.ts';
import { type PublishedFigures, publishedFigures } from '#engine/market/publishedFigures.ts';
import type { MarketWeights } from '#engine/market/weights.ts';
import type { MarginParams } from '#engine/ratings/margin/params.ts';
import { closingConsensus } from './closingConsensus.ts';
import { marginLineWeights } from './lineWeights.ts';
import { marginPool } from './pool.ts';
import type { MarginCall } from './walk.ts';

/** Our own figures for a call, as the product combines them with the market. */
const ownOf = (params: MarginParams, { win, margin, total }: MarginCall): OwnFigures =>
  marginFigures(params, { homeWin: win, margin: margin.mean, total: total.mean });

/** Weights of our figures next to the market's, from the calls of earlier seasons. */
export function marginMarketWeights(
  league: MarginLeague,
  params: MarginParams,
  calls: readonly MarginCall[],
): MarketWeights {
  const pool = marginPool(params, calls);
  const lineWeights = marginLineWeights(league, params, calls);
  return { ...(pool && { pool }), ...(lineWeights && { lineWeights }) };
}

/** A call, its market, and what would have been published. */
export interface Anchored {
  readonly call: MarginCall;
  readonly own: OwnFigures;
  readonly market: Consensus;
  readonly published: PublishedFigures;
}

/** A call anchored to its closing line; undefined if the file has none. */
export function anchoredCall(
  league: MarginLeague,
  params: MarginParams,
  weights: MarketWeights,
  call: MarginCall,
): Anchored | undefined {
  const market = closingConsensus(league, call.game.closing);
  if (!market) return undefined;
  const own = ownOf(params, call);
  return { call, own, market, published: publishedFigures(own, market, weights) };
}
