import {
  expectedMargin,
  learnMargin,
  type MarginFilter,
  marginVariance,
} from '#engine/ratings/marginFilter.ts';
import { passMargin, passTotal } from '#engine/ratings/marginTime.ts';
import {
  filteredTotal,
  learnTotal,
  type TotalFilter,
  totalVariance,
} from '#engine/ratings/marginTotal.ts';
import type { GameDay } from './schedule.ts';

/** What one filter said of every game before its day was learned from, in the schedule's order. */
export interface Said {
  readonly mean: Float64Array;
  readonly variance: Float64Array;
}

/** Walks one margin filter through the days: each is forecast as a whole, then learned from. */
export function runMargin(filter: MarginFilter, days: readonly GameDay[], games: number): Said {
  const said = { mean: new Float64Array(games), variance: new Float64Array(games) };
  let at = 0;
  for (const { passage, fixtures } of days) {
    passMargin(filter, passage);
    for (const fixture of fixtures) {
      said.mean[at] = expectedMargin(filter, fixture);
      said.variance[at] = marginVariance(filter, fixture);
      at += 1;
    }
    for (const fixture of fixtures) learnMargin(filter, fixture);
  }
  return said;
}

/** The same for a totals filter; its bias is not added. */
export function runTotal(filter: TotalFilter, days: readonly GameDay[], games: number): Said {
  const said = { mean: new Float64Array(games), variance: new Float64Array(games) };
  let at = 0;
  for (const { passage, fixtures } of days) {
    passTotal(filter, passage);
    for (const fixture of fixtures) {
      said.mean[at] = filteredTotal(filter, fixture);
      said.variance[at] = totalVariance(filter, fixture);
      at += 1;
    }
    for (const fixture of fixtures) learnTotal(filter, fixture);
  }
  return said;
}
