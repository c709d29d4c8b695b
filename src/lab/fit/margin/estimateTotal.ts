import type { MarginLeague } from '#domain/leagues/index.ts';
import type { MarginParams, TotalParams } from '#engine/ratings/margin/params.ts';
import { newFilters } from '#engine/ratings/margin/state.ts';
import type { Labels } from './labels.ts';
import { scoreLoss, totalLoss } from './loss.ts';
import { spreadAround } from './moments.ts';
import { runTotal, type Said } from './runs.ts';
import type { Schedule } from './schedule.ts';
import { search, totalNames } from './search.ts';

const MOST = 250;
/** Newest training seasons that the bias is read from: scoring changes. */
const BIAS_SEASONS = 6;

interface Work {
  readonly league: MarginLeague;
  readonly schedule: Schedule;
  readonly labels: Labels;
  readonly first: number;
}

/**
 * Parameters of the totals filter: least squared distance from closing totals. Where too few games have one, the normal
 * likelihood of the scores, whose spread is then estimated with the rest: what it says of a game's noise decides how
 * much the level and the teams learn from each.
 */
export function estimateTotal(work: Work, params: MarginParams): TotalParams {
  const { league, labels, first } = work;
  const around = spreadAround(labels.total, labels.totalLine);
  const start = { ...params.total, scoreSd: around ?? params.total.scoreSd };
  const names = totalNames(league, around !== undefined);
  const run = (total: TotalParams) => runOf(work, { ...params, total });
  const loss = (total: TotalParams): number =>
    around === undefined
      ? scoreLoss(run(total), labels.total, total.scoreSd, first)
      : totalLoss(run(total), labels, first);
  const found = search(start, names, loss, MOST);
  return { ...found, bias: bias(run(found), labels) };
}

function runOf({ league, schedule }: Work, params: MarginParams): Said {
  const { total } = newFilters(league, params);
  return runTotal(total, schedule.days, schedule.games);
}

/** Mean of score − forecast over the newest training seasons: closing totals sit nearer the median than the mean. */
function bias({ mean }: Said, { season, total }: Labels): number {
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
