import type { PoolWeights } from '#engine/market/pool.ts';
import type { MarginParams } from '#engine/ratings/margin/params.ts';
import { both, fitPool } from '../fitPool.ts';
import { closeOf } from './close.ts';
import { marginResult } from './labels.ts';
import { MARGIN_WARM_UP } from './loss.ts';
import type { MarginCall } from './walk.ts';

/** Calls without the warm-up seasons, which must not influence the market's weights. */
export function warmedUp(calls: readonly MarginCall[]): readonly MarginCall[] {
  const first = (calls[0]?.game.season ?? 0) + MARGIN_WARM_UP;
  return calls.filter(({ game }) => game.season >= first);
}

/** Weights of the market-anchored pool from games with a close; undefined if there are none. */
export function marginPool(
  { scale }: Pick<MarginParams, 'scale'>,
  calls: readonly MarginCall[],
): PoolWeights | undefined {
  const triples = calls.flatMap((call) => {
    const close = closeOf(call, scale);
    if (close === undefined) return [];
    return [{ close: both(close), own: both(call.win), happened: both(marginResult(call.game)) }];
  });
  return triples.length === 0 ? undefined : fitPool(triples);
}
