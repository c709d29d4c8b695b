import type { BasketballPlayerParams } from '#engine/players/basketball/params.ts';
import type { LineLog } from '../../backtest/types.ts';
import { basketballSpreads } from './basketballSpreads.ts';
import { fitOvertime } from './overtimeFit.ts';
import type { Box } from './readBoxes.ts';
import { searchCounts, searchMinutes } from './searchRules.ts';
import { startBasketballParams } from './startParams.ts';

/** Seasons that are walked through before anything is measured, and seasons that the search looks at: it is the slow part. */
const WARM_UP = 1;
const SEARCHED = 2;

/**
 * Fits a league's players on these games, the seasons before the one that is forecast. What spreads is estimated on all of them but
 * the first season, how fast figures move is searched on the newest. Deterministic.
 */
export function fitParams(
  league: string,
  boxes: readonly Box[],
  log: LineLog,
): BasketballPlayerParams {
  const seasons = [...new Set(boxes.map(({ season }) => season))];
  const from = seasons[WARM_UP] ?? seasons[0] ?? 0;
  const searchFrom = seasons.at(-SEARCHED) ?? from;
  const recent = boxes.filter(({ season }) => season >= searchFrom - 1);
  const begun = startBasketballParams(league);
  let params: BasketballPlayerParams = {
    ...begun,
    shape: { ...begun.shape, ...fitOvertime(boxes, begun.shape.regulation) },
  };
  params = basketballSpreads(params, boxes, from);
  log(`${league} players: searching on seasons from ${searchFrom}`);
  params = searchMinutes(params, recent, searchFrom);
  params = searchCounts(params, recent, searchFrom);
  params = basketballSpreads(params, boxes, from);
  return params;
}
