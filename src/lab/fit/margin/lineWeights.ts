import { FIGURES, type MarginLeague } from '#domain/leagues/index.ts';
import type { LineShare } from '#domain/prices/market.ts';
import type { LineWeights } from '#engine/market/weights.ts';
import type { MarginParams } from '#engine/ratings/margin/params.ts';
import { normalQuantile } from '#engine/rng/normal.ts';
import { fitLineWeight } from '../fitLineWeight.ts';
import { closingConsensus } from './closingConsensus.ts';
import { marginOf, totalOfCall } from './spreads.ts';
import type { MarginCall } from './walk.ts';

/**
 * Weights of our difference from the closing spread and total; undefined if no game has a line. Run and puck lines
 * state no expected margin: their weight is 0.
 */
export function marginLineWeights(
  league: MarginLeague,
  { scoreSd, total }: Pick<MarginParams, 'scoreSd' | 'total'>,
  calls: readonly MarginCall[],
): LineWeights | undefined {
  const lined = calls.flatMap((call) => {
    const market = closingConsensus(league, call.game.closing);
    return market ? [{ call, market }] : [];
  });
  if (lined.length === 0) return undefined;
  const margins = lined.flatMap(({ call, market: { spread } }) =>
    spread
      ? [{ own: call.margin.mean, line: locationOf(spread, -1, scoreSd), actual: marginOf(call) }]
      : [],
  );
  const totals = lined.flatMap(({ call, market }) => {
    if (!market.total) return [];
    const line = locationOf(market.total, 1, total.scoreSd);
    return [{ own: call.total.mean - total.bias, line, actual: totalOfCall(call) }];
  });
  return {
    margin: FIGURES[league].closing === 'moneyline' ? 0 : fitLineWeight(margins),
    total: fitLineWeight(totals),
  };
}

/** The median margin or total implied by a line and its share. @param sign −1 for a handicap, 1 for a total */
const locationOf = ({ line, share }: LineShare, sign: 1 | -1, sd: number): number =>
  sign * line + sd * normalQuantile(share);
