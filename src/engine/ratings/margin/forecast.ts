import { normalCdf } from '../../rng/normalCdf.ts';
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

/** The filter of a name: the scores' where the league has no lines. */
export const filterOf = (state: MarginInWork, which: MarginFilterName): MarginFilter =>
  which === 'line' ? (state.line ?? state.score) : state.score;

export function forecastMargin(filter: MarginFilter, fixture: Fixture): MarginForecast {
  const mean = expectedMargin(filter, fixture);
  return { mean, variance: marginVariance(filter, fixture) };
}

/** What is published as the expected total: the filter's forecast and its bias. */
export function expectTotal(filter: TotalFilter, fixture: Fixture): TotalForecast {
  const mean = filteredTotal(filter, fixture) + filter.params.bias;
  return { mean, variance: totalVariance(filter, fixture), spread: totalSpread(filter) };
}

/** P(home wins), a tie counting half: Φ(slope · μ ÷ √(scale² + v)). */
export const marginWinProbability = (
  scale: number,
  slope: number,
  { mean, variance }: MarginForecast,
): number => normalCdf((slope * mean) / Math.sqrt(scale * scale + variance));

/** Least share of recent results with a closing line for the line filter to be trusted. */
const ENOUGH_LINES = 0.5;

/**
 * The filter to predict with. A line filter starved of lines is no better than one that never saw any, and in the NHL
 * worse (log loss .6675 against .6665 over five seasons with their lines taken away), so it speaks only while at
 * least half of the recent results had closing lines: the share is an exponential average, which about 34 results in
 * a row without lines bring below one half, and as many with lines bring back.
 */
export const trustedFilter = (state: {
  readonly params: Pick<MarginState['params'], 'line'>;
  readonly lineShare: number;
}): MarginFilterName =>
  state.params.line !== null && state.lineShare >= ENOUGH_LINES ? 'line' : 'score';
