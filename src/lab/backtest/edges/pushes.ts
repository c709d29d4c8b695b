import { type Histogram, marginHistogram, totalHistogram } from '#domain/game/scoreGrid.ts';
import type { MarginLeague } from '#domain/leagues/index.ts';
import { coverSharesIn, totalSharesIn } from '#domain/prices/lineProbability.ts';
import type { LinedMarket } from '#domain/prices/lineShift.ts';
import type { PublishedFigures } from '#engine/market/publishedFigures.ts';
import type { Shapes } from '#engine/ratings/shapes.ts';
import { gridOf } from '../../fit/margin/gridsOf.ts';
import type { MarginCall } from '../../fit/margin/walk.ts';

/** Average part of a stake given back at a line, 0–1. */
export type PushAt = (market: LinedMarket, line: number) => number;

/** Simulation runs: a push rate of 5 % is known to a third of a point, the claim of a 5 % return to a sixtieth of one. */
const RUNS = 4000;

/** For leagues without whole-number lines. */
export const NO_PUSH: PushAt = () => 0;

/**
 * How often a result lands exactly on a line, from the league's model played out with the published win probability and
 * around the market's total. Simulated on first use, and only for lines that can be landed on.
 * @param bias how far a total's mean lies above its line
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
