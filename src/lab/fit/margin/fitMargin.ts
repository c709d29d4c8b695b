import type { MarginLeague } from '#domain/leagues/index.ts';
import type { MarketWeights } from '#engine/market/weights.ts';
import { freeze } from '#engine/ratings/margin/freeze.ts';
import type { MarginState } from '#engine/ratings/margin/types.ts';
import type { FileGame } from '../row.ts';
import { keptAbsences } from './absences/stored.ts';
import type { Borrowed } from './borrowed.ts';
import { estimateMargin } from './estimate.ts';
import { hasLines } from './moments.ts';
import { warmedUp } from './pool.ts';
import { marginMarketWeights } from './published.ts';
import { marginShapes } from './shapes.ts';
import { walkMargin } from './walk.ts';

/** Teams whose last game is more than this many seasons back are left out of the file. */
const KEPT_SEASONS = 1;

/** Parameters, shapes and current ratings from all games, in order of date. */
export function fitMargin(
  league: MarginLeague,
  games: readonly FileGame[],
  borrow?: () => Borrowed | undefined,
): MarginState & MarketWeights {
  const borrowed = hasLines(games) ? undefined : borrow?.();
  const params = estimateMargin(league, games, borrowed?.line);
  const { calls, state } = walkMargin(league, params, games);
  const shapes = marginShapes(league, calls);
  const last = state.roster.season;
  const weights = borrowed?.weights ?? marginMarketWeights(league, params, warmedUp(calls));
  const ratings = freeze({ ...state, shapes }, (season) => season >= last - KEPT_SEASONS);
  const { absences } = ratings;
  return {
    ...weights,
    ...ratings,
    ...(absences && { absences: keptAbsences(absences, last) }),
  };
}
