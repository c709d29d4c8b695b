import type { TwoWayMarket } from '#domain/events/event.ts';
import { CLOSE_ALONE, type PoolWeights, pool } from './pool.ts';

/**
 * P(a wins) as published: our share pooled with the market's by fitted weights. Without fitted weights the market alone, because
 * what we know beyond it is not measured. Without a market our own alone.
 * Throws a RangeError if a share is outside 0–1.
 */
export function publishedShare(
  ownShare: number,
  market: TwoWayMarket | undefined,
  weights: PoolWeights = CLOSE_ALONE,
): number {
  if (!market) return ownShare;
  const [a = ownShare] = pool([market.a, market.b], [ownShare, 1 - ownShare], weights);
  return a;
}

/** Note for the reader: whose prices the published probability is anchored to, and whose were left out. */
export function marketNotes(market: TwoWayMarket | undefined): string[] {
  if (!market) return [];
  return [
    `Win probability anchored to the de-vigged prices of ${market.books.join(', ')}`,
    ...market.leftOut.map(({ provider, reason }) => `Prices of ${provider} left out: ${reason}`),
  ];
}
