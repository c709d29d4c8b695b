import type { MarginLeague } from '#domain/leagues/index.ts';
import type { MarginFilter } from '#engine/ratings/margin/filter.ts';
import type { FilterParams, MarginParams } from '#engine/ratings/margin/params.ts';
import { newFilters } from '#engine/ratings/margin/state.ts';
import type { Labels } from './labels.ts';
import { scoreLoss, winLoss } from './loss.ts';
import { type MarginSaid, runMargin, type Seen } from './runs.ts';
import type { Schedule } from './schedule.ts';

/** The data of an estimation. */
export interface Work {
  readonly league: MarginLeague;
  readonly schedule: Schedule;
  /** The same with forecasts that know every absence: used to estimate the worth of absences. */
  readonly hindsight: Schedule;
  readonly labels: Labels;
  readonly first: number;
  readonly lined: boolean;
}

export type Which = 'line' | 'score';

/** The forecasts of a filter with these parameters for every game. */
export const run = (work: Work, params: MarginParams, which: Which, seen?: Seen): MarginSaid =>
  runMargin(filterWith(work, params, which), work.schedule.days, work.schedule.games, seen);

function filterWith({ league }: Work, params: MarginParams, which: Which): MarginFilter {
  const { line, score } = newFilters(league, params);
  return which === 'line' ? (line ?? score) : score;
}

/** A filter's parameters; those of the scores' filter if the league has no lines. */
export const filterParamsOf = (params: MarginParams, which: Which): FilterParams =>
  params[which] ?? params.score;

/** A filter's loss against the labels, with some parameters replaced. */
export function lossOf(
  work: Work,
  params: MarginParams,
  which: Which,
): (filter: FilterParams) => number {
  const { labels, first, lined } = work;
  return (filter) => {
    const said = run(work, { ...params, [which]: filter }, which);
    return lined
      ? winLoss(said, labels.win, params.scale, filter.slope, first)
      : scoreLoss(said, labels.margin, params.scoreSd, first);
  };
}
