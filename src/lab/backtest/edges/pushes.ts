import { type Histogram, marginHistogram, totalHistogram } from '#domain/game/scoreGrid.ts';
import type { MarginLeague } from '#domain/leagues/index.ts';
import { coverSharesIn, totalSharesIn } from '#domain/prices/lineProbability.ts';
import type { LinedMarket } from '#domain/prices/lineShift.ts';
import type { PublishedFigures } from '#engine/market/publishedFigures.ts';
import type { Shapes } from '#engine/ratings/shapes.ts';
import { gridOf } from '../../fit/margin/gridsOf.ts';
import type { MarginCall } from '../../fit/margin/walk.ts';

/** Part of a stake at a line that is given back on average, 0–1. */
export type PushAt = (market: LinedMarket, line: number) => number;

/** A push of 5 in 100 is known to a third of a point: a claim of 5 % by a sixtieth of one. */
const RUNS = 4000;

/** Where no line is a whole one. */
export const NO_PUSH: PushAt = () => 0;

/**
 * How often a line is landed on, as the league's model plays the game out with the published win probability and around
 * the market's total. It is played when it is first asked for, and only for lines that can be landed on.
 * @param bias what the mean of a total lies above its line
 */
export function pushesOf(
  league: MarginLeague,
  shapes: Shapes,
  bias: number,
  call: MarginCall,
  { win, lines }: PublishedFigures,
): PushAt {
  const mean = lines.total ? lines.total.line + bias : call.total.mean;
  const centred = { ...call, win: win?.home ?? call.win, total: { ...call.total, mean } };
  let played: Readonly<Record<LinedMarket, Histogram>> | undefined;
  return (market, line) => {
    if (Math.abs(line % 1) === 0.5) return 0;
    if (!played) {
      const grid = gridOf(league, shapes, centred, RUNS);
      played = { spread: marginHistogram(grid), total: totalHistogram(grid) };
    }
    return market === 'spread'
      ? coverSharesIn(played.spread, 'home', line).push
      : totalSharesIn(played.total, 'over', line).push;
  };
}
