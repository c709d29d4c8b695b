import { expectedMargin, type MarginFilter, marginVariance } from './filter.ts';
import type { Fixture } from './fixture.ts';
import type { MarginFilterName, MarginInWork } from './state.ts';
import { filteredTotal, type TotalFilter, totalSpread, totalVariance } from './total.ts';
import type { MarginState } from './types.ts';

/** Expected home margin or total and its variance from the ratings' uncertainty; points, points². */
export interface MarginForecast {
  readonly mean: number;
  readonly variance: number;
}

/** The same of a total. */
export interface TotalForecast extends MarginForecast {
  /** SD of scores around their expectation of late ÷ the league's usual one; absent: 1. */
  readonly spread?: number | undefined;
}

/** The filter with a name; the scores' filter if the league has no lines. */
export const marginFilterOf = (state: MarginInWork, which: MarginFilterName): MarginFilter =>
  which === 'line' ? (state.line ?? state.score) : state.score;

export function forecastMargin(filter: MarginFilter, fixture: Fixture): MarginForecast {
  const mean = expectedMargin(filter, fixture);
  return { mean, variance: marginVariance(filter, fixture) };
}

/** The published expected total: the filter's forecast plus its bias. */
export function expectTotal(filter: TotalFilter, fixture: Fixture): TotalForecast {
  const mean = filteredTotal(filter, fixture) + filter.params.bias;
  return { mean, variance: totalVariance(filter, fixture), spread: totalSpread(filter) };
}

/** Least share of recent results with a closing line for the line filter to be trusted. */
const ENOUGH_LINES = 0.5;

/**
 * The filter to predict with. Without recent lines, a line filter is no better than one that never saw any, and worse in the NHL
 * (log loss .6675 against .6665 over five seasons with their lines removed). So it is used only while at least half of recent
 * results had closing lines. That share is an exponential average: about 34 results in a row without lines bring it below one
 * half, and as many with lines bring it back.
 */
export const trustedFilter = (state: {
  readonly params: Pick<MarginState['params'], 'line'>;
  readonly lineShare: number;
}): MarginFilterName =>
  state.params.line !== null && state.lineShare >= ENOUGH_LINES ? 'line' : 'score';
