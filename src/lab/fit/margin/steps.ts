import type { FilterParams, MarginParams } from '#engine/ratings/margin/params.ts';
import { fitSlope } from './loss.ts';
import { lineNames, scoreNames, searchParams } from './search.ts';
import { situationStep, sumOfParams } from './situationFit.ts';
import { filterParamsOf, lossOf, run, type Which, type Work } from './work.ts';

/** Evaluations of a search that continues from another's result. */
export const AGAIN = 150;

/** Searches a filter's own constants, from their current values. */
export function searched(
  work: Work,
  params: MarginParams,
  which: Which,
  most: number,
): MarginParams {
  const from = filterParamsOf(params, which);
  const named = from.starters !== undefined;
  const names = which === 'line' ? lineNames(work.league, named) : scoreNames(work.league);
  return { ...params, [which]: searchParams(from, names, lossOf(work, params, which), most) };
}

/** Repeats the regression of the circumstances’ points. */
export function withSituation(work: Work, params: MarginParams, which: Which): MarginParams {
  const { league, hindsight: schedule, labels, first, lined } = work;
  const { mean } = run({ ...work, schedule }, params, which);
  const observed = lined ? labels.line : labels.margin;
  const gap = (at: number) => (at < first ? Number.NaN : (observed[at] ?? 0) - (mean[at] ?? 0));
  return {
    ...params,
    situation: sumOfParams(params.situation, situationStep(league, schedule, params, gap)),
  };
}

/** Without lines, a game's SD is the margins' spread beyond the ratings' own uncertainty. */
export function withScoreSd(work: Work, params: MarginParams): MarginParams {
  const { mean, variance } = run(work, params, 'score');
  const { margin } = work.labels;
  let square = 0;
  for (let at = work.first; at < margin.length; at++) {
    square += ((margin[at] ?? 0) - (mean[at] ?? 0)) ** 2 - (variance[at] ?? 0);
  }
  const scoreSd = Math.sqrt(Math.max(square / (margin.length - work.first), 1));
  return { ...params, scoreSd, scale: scoreSd };
}

/** A filter with the slope of its win probability that has the least loss on results. */
export function sloping(work: Work, params: MarginParams, which: Which): FilterParams {
  const said = run(work, params, which);
  const slope = fitSlope(said, work.labels, params.scale, work.first);
  return { ...filterParamsOf(params, which), slope };
}
