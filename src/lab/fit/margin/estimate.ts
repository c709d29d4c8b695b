/**
 * A margin league's parameters from its games: each filter's by Nelder and Mead's search for the least loss, with the
 * closing line's probability (total) as label if there is one, else the result; then the circumstances'
 * coefficients by regression, the filter again, the effects of preseason facts, and last the
 * slope of the win probability on results.
 * A league without lines is fitted by the normal likelihood of its margins. Deterministic.
 */

import type { MarginLeague } from '#domain/leagues/index.ts';
import type { FilterParams, MarginParams } from '#engine/ratings/margin/params.ts';
import type { FileGame } from '../row.ts';
import { unreadVariance } from './absences/unreadVariance.ts';
import { estimateTotal } from './estimateTotal.ts';
import { labelsOf } from './labels.ts';
import { firstJudged } from './loss.ts';
import { hasLines, marginScale, spreadAround } from './moments.ts';
import { firstWithFacts, withPreseason } from './preseasonFit.ts';
import { marginSchedule } from './schedule.ts';
import { startMarginParams } from './start.ts';
import { namesStarters, withStarterFit } from './starterFit.ts';
import { AGAIN, searched, sloping, withScoreSd, withSituation } from './steps.ts';
import type { Which } from './work.ts';

/** Evaluations of the first search of a filter. */
const FIRST = 250;
/** Rounds of the circumstances' regression: each starts from a filter with the previous round's coefficients. */
const ROUNDS = 3;

/**
 * Parameters from only these games, in order of date.
 * @param borrowed a sibling league's line filter, if these games have no lines to fit one
 * Throws a RangeError without games.
 */
export function estimateMargin(
  league: MarginLeague,
  games: readonly FileGame[],
  borrowed?: FilterParams,
): MarginParams {
  const start = startMarginParams(league);
  const scale = marginScale(league, games) ?? start.scale;
  const schedule = marginSchedule(league, scale, games);
  const labels = labelsOf(league, scale, schedule);
  const lined = hasLines(games);
  const scoreSd = (lined && spreadAround(labels.margin, labels.line)) || start.scoreSd;
  const attended = games.some(({ homePlayed }) => homePlayed);
  const hindsight = attended ? marginSchedule(league, scale, games, 'missed') : schedule;
  const work = { league, schedule, hindsight, labels, first: firstJudged(labels), lined };
  let params: MarginParams = { ...start, scale, scoreSd, line: lined ? start.line : null };
  const main: Which = lined ? 'line' : 'score';
  params = searched(work, params, main, FIRST);
  for (let round = 0; round < ROUNDS; round++) params = withSituation(work, params, main);
  if (!lined) params = withScoreSd(work, params);
  params = searched(work, params, main, AGAIN);
  // A filter that knows absences changes less from day to day, which then reveals more of players' worth.
  if (attended) {
    for (let round = 0; round < ROUNDS; round++) params = withSituation(work, params, main);
    params = searched(work, params, main, AGAIN);
  }
  if (lined) params = searched(work, params, 'score', FIRST);
  if (namesStarters(league, games)) {
    params = withStarterFit(work, params, main);
    if (lined) params = withStarterFit(work, params, 'score');
  }
  params = withPreseason(work, params, firstWithFacts(games));
  const sloped = { ...params, score: sloping(work, params, 'score') };
  const line = params.line ? sloping(work, params, 'line') : (borrowed ?? null);
  const variance = unreadVariance(league, params, games);
  const unread = variance === undefined ? {} : { unreadVariance: variance };
  return rounded({ ...sloped, line, total: estimateTotal(work, params), ...unread });
}

/** Significant digits of a stored parameter: more than the precision of any estimate. */
const DIGITS = 5;

function rounded<T>(value: T): T {
  const text = JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'number' && !Number.isInteger(item) ? Number(item.toPrecision(DIGITS)) : item,
  );
  return JSON.parse(text) as T;
}
