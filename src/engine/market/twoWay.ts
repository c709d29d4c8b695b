import type { TwoWayMarket, TwoWayShares } from '#domain/events/event.ts';
import type { PooledPair } from '#domain/events/origin.ts';
import { CLOSE_ALONE, type PoolWeights, pool } from './pool.ts';

/**
 * The books and the powers of both opinions, as a recipe's origin says them. Without fitted weights the market alone, because what
 * we know beyond it is not measured.
 */
export const pooledPair = (
  market: TwoWayShares | undefined,
  { close, own }: PoolWeights = CLOSE_ALONE,
): PooledPair => ({
  ...(market && { market: { a: market.a, b: market.b } }),
  weights: { close, own },
});

/** P(a wins) as published: our share pooled with the books', or our own without them. Throws a RangeError if a share is outside 0–1. */
export function besideBooks(ownShare: number, { market, weights }: PooledPair): number {
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
