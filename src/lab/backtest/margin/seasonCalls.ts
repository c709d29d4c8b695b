import type { MarginLeague } from '#domain/leagues/index.ts';
import type { MarketWeights } from '#engine/market/weights.ts';
import type { MarginParams } from '#engine/ratings/margin/params.ts';
import type { Borrow } from '../../fit/margin/borrowed.ts';
import { estimateMargin } from '../../fit/margin/estimate.ts';
import { hasLines } from '../../fit/margin/moments.ts';
import { warmedUp } from '../../fit/margin/pool.ts';
import { marginMarketWeights } from '../../fit/margin/published.ts';
import { type MarginCall, walkMargin } from '../../fit/margin/walk.ts';
import type { FileGame } from '../../fit/row.ts';
import type { UpTo } from '../walkResults.ts';

/** Forecasts of a season's games, and what they were fitted on. */
export interface SeasonCalls {
  readonly params: MarginParams;
  /** All games of earlier seasons, and those that do more than warm up the ratings. */
  readonly before: readonly MarginCall[];
  readonly warm: readonly MarginCall[];
  /** The season's games. */
  readonly asked: readonly MarginCall[];
  /** Fitted on the warm games; borrowed along with the line filter. */
  readonly weights: MarketWeights;
}

/** Walks a league to the end of a season: parameters and weights from earlier seasons, ratings from earlier days. */
export function seasonCalls(
  league: MarginLeague,
  { season, earlier, through }: UpTo<FileGame>,
  borrow?: Borrow,
): SeasonCalls {
  const borrowed = hasLines(earlier) ? undefined : borrow?.(season);
  const params = estimateMargin(league, earlier, borrowed?.line);
  const { calls } = walkMargin(league, params, through);
  const before = calls.filter(({ game }) => game.season < season);
  const warm = warmedUp(before);
  return {
    params,
    before,
    warm,
    asked: calls.filter(({ game }) => game.season === season),
    weights: borrowed?.weights ?? marginMarketWeights(league, params, warm),
  };
}
