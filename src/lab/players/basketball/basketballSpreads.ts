import type { BasketballPlayerParams } from '#engine/players/basketball/params.ts';
import { fitCounts } from './countsFit.ts';
import { fitMinutes } from './minutesFit.ts';
import type { Box } from './readBoxes.ts';

/** What is estimated in two walks, without a search: what position and role collect, and how everything spreads. */
export const basketballSpreads = (
  params: BasketballPlayerParams,
  boxes: readonly Box[],
  from: number,
): BasketballPlayerParams => {
  const counted = fitCounts(params, boxes, from);
  return { ...counted, shape: fitMinutes(counted, boxes, from) };
};
