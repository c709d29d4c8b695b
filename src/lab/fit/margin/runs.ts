import {
  expectedMargin,
  learnMargin,
  type MarginFilter,
  marginVariance,
} from '#engine/ratings/margin/filter.ts';
import { passMargin, passTotal } from '#engine/ratings/margin/time.ts';
import {
  filteredTotal,
  learnTotal,
  type TotalFilter,
  totalSpread,
  totalVariance,
} from '#engine/ratings/margin/total.ts';
import type { GameDay } from './schedule.ts';

/** One filter's forecast of every game, made before learning from its day, in the schedule's order. */
export interface MarginSaid {
  readonly mean: Float64Array;
  readonly variance: Float64Array;
  /** Recent SD of scores around their expectation ÷ the usual SD; 1 for margins. */
  readonly spread: Float64Array;
}

/** The steps of one kind of filter: advance to a day, forecast a game, learn its result. */
interface Steps<Filter> {
  readonly pass: (filter: Filter, passage: GameDay['passage']) => void;
  readonly mean: (filter: Filter, fixture: GameDay['asked'][number]) => number;
  readonly variance: (filter: Filter, fixture: GameDay['asked'][number]) => number;
  readonly spread?: (filter: Filter) => number;
  readonly learn: (filter: Filter, fixture: GameDay['fixtures'][number]) => void;
}

/** Which form of a day's fixtures to forecast: with announced starters, or as known before any announcement. */
export type Seen = 'asked' | 'unannounced';

/** Walks one filter through the days: forecasts a whole day, then learns from it. */
function run<Filter>(
  steps: Steps<Filter>,
  filter: Filter,
  days: readonly GameDay[],
  games: number,
  seen: Seen = 'asked',
): MarginSaid {
  const said = {
    mean: new Float64Array(games),
    variance: new Float64Array(games),
    spread: new Float64Array(games).fill(1),
  };
  let at = 0;
  for (const { passage, fixtures, [seen]: forecast } of days) {
    steps.pass(filter, passage);
    const spread = steps.spread?.(filter) ?? 1;
    for (const fixture of forecast) {
      said.spread[at] = spread;
      said.mean[at] = steps.mean(filter, fixture);
      said.variance[at] = steps.variance(filter, fixture);
      at += 1;
    }
    for (const fixture of fixtures) steps.learn(filter, fixture);
  }
  return said;
}

const MARGIN: Steps<MarginFilter> = {
  pass: passMargin,
  mean: expectedMargin,
  variance: marginVariance,
  learn: learnMargin,
};

/** A totals filter's own mean: its bias is not added. */
const TOTAL: Steps<TotalFilter> = {
  pass: passTotal,
  mean: filteredTotal,
  variance: totalVariance,
  spread: totalSpread,
  learn: learnTotal,
};

export const runMargin = (
  filter: MarginFilter,
  days: readonly GameDay[],
  games: number,
  seen?: Seen,
): MarginSaid => run(MARGIN, filter, days, games, seen);

/** The same for a totals filter; its bias is not added. */
export const runTotal = (
  filter: TotalFilter,
  days: readonly GameDay[],
  games: number,
  seen?: Seen,
): MarginSaid => run(TOTAL, filter, days, games, seen);
