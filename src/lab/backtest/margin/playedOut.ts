import { type Histogram, marginHistogram, totalHistogram } from '#domain/game/scoreGrid.ts';
import type { MarginLeague } from '#domain/leagues/index.ts';
import type { ModelInputs } from '#engine/model.ts';
import type { Shapes } from '#engine/ratings/shapes.ts';
import { gridOf, marginModelInputs } from '../../fit/margin/gridsOf.ts';
import type { MarginCall } from '../../fit/margin/walk.ts';

/** A call played out by the league's model, as in the product. */
export interface PlayedOut {
  readonly call: MarginCall;
  readonly inputs: ModelInputs;
  /** Simulated margins and totals as counts out of RUNS. */
  readonly margins: Histogram;
  readonly totals: Histogram;
}

/** Simulations per game: the share below a value is uncertain by 1.6 in 100 at most. */
const RUNS = 1000;

export const playedOut = (
  league: MarginLeague,
  shapes: Shapes,
  calls: readonly MarginCall[],
): PlayedOut[] =>
  calls.map((call) => {
    const grid = gridOf(league, shapes, call, RUNS);
    return {
      call,
      inputs: marginModelInputs(league, shapes, call),
      margins: marginHistogram(grid),
      totals: totalHistogram(grid),
    };
  });

/** Share of the simulated games whose value passes a test. */
export const shareWhere = (histogram: Histogram, test: (value: number) => boolean): number =>
  histogram.reduce((sum, [value, count]) => (test(value) ? sum + count : sum), 0) / RUNS;
