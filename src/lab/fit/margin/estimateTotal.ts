import type { MarginLeague } from '#domain/leagues/index.ts';
import { starterFigures } from '#domain/leagues/starter.ts';
import type { MarginParams, TotalParams } from '#engine/ratings/margin/params.ts';
import { newFilters } from '#engine/ratings/margin/state.ts';
import type { Labels } from './labels.ts';
import { scoreLoss, totalLoss } from './loss.ts';
import { spreadAround } from './moments.ts';
import { type MarginSaid, runTotal, type Seen } from './runs.ts';
import type { Schedule } from './schedule.ts';
import { searchParams, starterNames, totalNames } from './search.ts';
import { openness, starterStart } from './starterFit.ts';

const MOST = 250;
/** Newest training seasons for the bias, because scoring changes over time. */
const BIAS_SEASONS = 6;

interface Work {
  readonly league: MarginLeague;
  readonly schedule: Schedule;
  readonly labels: Labels;
  readonly first: number;
  readonly lined: boolean;
}

/** Starting value of the running spread's pace in the search: about the last hundred games. */
const PACE = 0.01;

/**
 * Parameters of the totals filter: least squared distance from closing totals. If too few seasons have some, the
 * normal likelihood of the scores, which also estimates their spread and its pace of change: the noise of a
 * game decides how much the level and the teams learn from it. The few lines still inform the level, with
 * the SD from the start of the search, because one season's lines cannot determine it.
 */
export function estimateTotal(work: Work, params: MarginParams): TotalParams {
  const { league, labels, first } = work;
  const around = work.lined ? spreadAround(labels.total, labels.totalLine) : undefined;
  const start = { ...params.total, scoreSd: around ?? params.total.scoreSd };
  const names = totalNames(league, around !== undefined);
  const run = (total: TotalParams) => runOf(work, { ...params, total });
  const loss = (total: TotalParams): number =>
    around === undefined
      ? scoreLoss(run(total), labels.total, total.scoreSd, first)
      : totalLoss(run(total), labels, first);
  let found = searchParams(start, names, loss, MOST);
  // First the usual spread, then its pace: fitted together, one would compensate for the other.
  if (around === undefined) {
    found = searchParams({ ...found, spreadPace: PACE }, ['spreadPace'], loss, MOST);
  }
  if (params.score.starters && starterFigures(league)?.movesTotal) {
    found = withStarters(params, found, loss);
    found = searchParams(found, names, loss, MOST);
    found = withUnnamed(work, params, found);
  }
  return { ...found, bias: bias(run(found), labels) };
}

function runOf({ league, schedule }: Work, params: MarginParams, seen?: Seen): MarginSaid {
  const { total } = newFilters(league, params);
  return runTotal(total, schedule.days, schedule.games, seen);
}

/** Ratings of starters from the totals of their games. */
function withStarters(
  params: MarginParams,
  total: TotalParams,
  loss: (total: TotalParams) => number,
): TotalParams {
  const begun = { ...starterStart(params.scoreSd, false), newcomer: 0, opening: 0 };
  const names = starterNames(false).filter((name) => name !== 'opening');
  const found = searchParams(begun, names, (starters) => loss({ ...total, starters }), MOST);
  return { ...total, starters: found };
}

/** Variance of the actual starter's rating around the expected starter's. */
function withUnnamed(work: Work, params: MarginParams, total: TotalParams): TotalParams {
  if (!total.starters) return total;
  const named = runOf(work, { ...params, total });
  const unnamed = runOf(work, { ...params, total }, 'unannounced');
  return {
    ...total,
    starters: { ...total.starters, unnamed: openness(named, unnamed, work.first) },
  };
}

/** Mean of score − forecast over the newest training seasons: closing totals sit nearer the median than the mean. */
function bias({ mean }: MarginSaid, { season, total }: Labels): number {
  const from = (season.at(-1) ?? 0) - BIAS_SEASONS;
  let sum = 0;
  let count = 0;
  for (let at = 0; at < total.length; at++) {
    if ((season[at] ?? 0) <= from) continue;
    sum += (total[at] ?? 0) - (mean[at] ?? 0);
    count += 1;
  }
  return sum / count;
}
