/**
 * Parameters of a margin league from its games: each filter's by Nelder and Mead's search for the least loss, the
 * closing line's probability (total) as label where there is one, else the result; then the circumstances'
 * coefficients by regression, once more the filter, then what facts known before seasons say of it, and at last the
 * slope of the win probability on results.
 * A league without lines is fitted by the normal likelihood of its margins. Deterministic.
 */

import type { MarginLeague } from '#domain/leagues/index.ts';
import type { MarginFilter } from '#engine/ratings/margin/filter.ts';
import type { FilterParams, MarginParams } from '#engine/ratings/margin/params.ts';
import type { StarterParams } from '#engine/ratings/margin/starters/params.ts';
import { newFilters } from '#engine/ratings/margin/state.ts';
import type { FileGame } from '../row.ts';
import { unreadVariance } from './absences/unreadVariance.ts';
import { estimateTotal } from './estimateTotal.ts';
import { type Labels, labelsOf } from './labels.ts';
import { firstJudged, fitSlope, scoreLoss, winLoss } from './loss.ts';
import { hasLines, scaleOf, spreadAround } from './moments.ts';
import { firstWithFacts, preseasonFit } from './preseasonFit.ts';
import { runMargin, type Said } from './runs.ts';
import { type Schedule, scheduleOf } from './schedule.ts';
import { lineNames, scoreNames, search, starterNames } from './search.ts';
import { added, situationStep } from './situationFit.ts';
import { startParams } from './start.ts';
import { namesStarters, openness, starterStart } from './starterFit.ts';

/** Evaluations of the first search of a filter and of the one after the circumstances are known. */
const FIRST = 250;
const SECOND = 150;
/** Rounds of the circumstances' regression: each starts from a filter that knows the round before. */
const ROUNDS = 3;
/** Turns of the starters' constants with the teams'. */
const TURNS = 2;

/** What an estimation works on. */
interface Work {
  readonly league: MarginLeague;
  readonly schedule: Schedule;
  /** The same, the forecasts knowing all who missed the game: what absences are worth is read there. */
  readonly hindsight: Schedule;
  readonly labels: Labels;
  readonly first: number;
  readonly lined: boolean;
}

type Which = 'line' | 'score';

/**
 * Parameters from these games alone, in order of date.
 * @param borrowed line filter of a sibling league, where these games have no lines to fit one on
 * Throws a RangeError where there are none.
 */
export function estimate(
  league: MarginLeague,
  games: readonly FileGame[],
  borrowed?: FilterParams,
): MarginParams {
  const start = startParams(league);
  const scale = scaleOf(league, games) ?? start.scale;
  const schedule = scheduleOf(league, scale, games);
  const labels = labelsOf(league, scale, schedule);
  const lined = hasLines(games);
  const scoreSd = (lined && spreadAround(labels.margin, labels.line)) || start.scoreSd;
  const attended = games.some(({ homePlayed }) => homePlayed);
  const hindsight = attended ? scheduleOf(league, scale, games, 'missed') : schedule;
  const work = { league, schedule, hindsight, labels, first: firstJudged(labels), lined };
  let params: MarginParams = { ...start, scale, scoreSd, line: lined ? start.line : null };
  const main: Which = lined ? 'line' : 'score';
  params = searched(work, params, main, FIRST);
  for (let round = 0; round < ROUNDS; round++) params = withSituation(work, params, main);
  if (!lined) params = withScoreSd(work, params);
  params = searched(work, params, main, SECOND);
  // A filter that knows who was out moves less by the day, and then tells more of what they are worth.
  if (attended) {
    for (let round = 0; round < ROUNDS; round++) params = withSituation(work, params, main);
    params = searched(work, params, main, SECOND);
  }
  if (lined) params = searched(work, params, 'score', FIRST);
  if (namesStarters(league, games)) {
    params = withStarters(work, params, main);
    if (lined) params = withStarters(work, params, 'score');
  }
  params = withPreseason(work, params, firstWithFacts(games));
  const sloped = { ...params, score: sloping(work, params, 'score') };
  const line = params.line ? sloping(work, params, 'line') : (borrowed ?? null);
  const variance = unreadVariance(league, params, games);
  const unread = variance === undefined ? {} : { unreadVariance: variance };
  return rounded({ ...sloped, line, total: estimateTotal(work, params), ...unread });
}

const run = (work: Work, params: MarginParams, which: Which): Said =>
  runMargin(filtersOf(work, params)[which], work.schedule.days, work.schedule.games);

function filtersOf({ league }: Work, params: MarginParams): Record<Which, MarginFilter> {
  const { line, score } = newFilters(league, params);
  return { line: line ?? score, score };
}

const filterOf = (params: MarginParams, which: Which): FilterParams =>
  params[which] ?? params.score;

function searched(work: Work, params: MarginParams, which: Which, most: number): MarginParams {
  const from = filterOf(params, which);
  const named = from.starters !== undefined;
  const names = which === 'line' ? lineNames(work.league, named) : scoreNames(work.league);
  return { ...params, [which]: search(from, names, lossOf(work, params, which), most) };
}

/** What a filter loses beside the labels, with other parameters of its own. */
function lossOf(work: Work, params: MarginParams, which: Which): (filter: FilterParams) => number {
  const { labels, first, lined } = work;
  return (filter) => {
    const said = run(work, { ...params, [which]: filter }, which);
    return lined
      ? winLoss(said, labels.win, params.scale, filter.slope, first)
      : scoreLoss(said, labels.margin, params.scoreSd, first);
  };
}

/** Both filters with what the facts say, judged on the games from the first that a fact bears on. */
function withPreseason(work: Work, params: MarginParams, from: number): MarginParams {
  if (from < 0) return params;
  const judged = { ...work, first: Math.max(work.first, from) };
  const fitted = (filter: FilterParams, which: Which): FilterParams => ({
    ...filter,
    preseason: preseasonFit(work.league, filter, lossOf(judged, params, which)),
  });
  const line = params.line && fitted(params.line, 'line');
  return { ...params, line, score: fitted(params.score, 'score') };
}

/**
 * Those who start, rated beside their teams: their constants and the teams' own in turn, the circumstances once more,
 * and last what an unknown name leaves open.
 */
function withStarters(work: Work, given: MarginParams, which: Which): MarginParams {
  const begun = starterStart(given.scoreSd, which === 'line');
  // A named pitcher is what the rotation's slot stood in for.
  const filter = { ...filterOf(given, which), slot: 0, starters: begun };
  let params = { ...given, [which]: filter };
  for (let round = 0; round < TURNS; round++) {
    params = searchedStarters(work, params, which);
    params = searched(work, params, which, SECOND);
    if (which === 'line' || !work.lined) params = withSituation(work, params, which);
  }
  params = searchedStarters(work, params, which);
  return withUnnamed(work, params, which);
}

function searchedStarters(work: Work, params: MarginParams, which: Which): MarginParams {
  const filter = filterOf(params, which);
  const { starters } = filter;
  if (!starters) return params;
  const lossAt = lossOf(work, params, which);
  const loss = (tried: StarterParams): number => lossAt({ ...filter, starters: tried });
  const found = search(starters, starterNames(which === 'line'), loss, SECOND);
  return { ...params, [which]: { ...filter, starters: found } };
}

/** Variance of who did start around who was thought to, from games whose starters are named. */
function withUnnamed(work: Work, params: MarginParams, which: Which): MarginParams {
  const filter = filterOf(params, which);
  if (!filter.starters) return params;
  const { days, games } = work.schedule;
  const named = run(work, params, which);
  const unnamed = runMargin(filtersOf(work, params)[which], days, games, 'unannounced');
  const starters = { ...filter.starters, unnamed: openness(named, unnamed, work.first) };
  return { ...params, [which]: { ...filter, starters } };
}

function withSituation(work: Work, params: MarginParams, which: Which): MarginParams {
  const { league, hindsight: schedule, labels, first, lined } = work;
  const { mean } = run({ ...work, schedule }, params, which);
  const observed = lined ? labels.line : labels.margin;
  const gap = (at: number) => (at < first ? Number.NaN : (observed[at] ?? 0) - (mean[at] ?? 0));
  return {
    ...params,
    situation: added(params.situation, situationStep(league, schedule, params, gap)),
  };
}

/** Without lines the SD of a game is what the margins' spread leaves beside the ratings' own uncertainty. */
function withScoreSd(work: Work, params: MarginParams): MarginParams {
  const { mean, variance } = run(work, params, 'score');
  const { margin } = work.labels;
  let square = 0;
  for (let at = work.first; at < margin.length; at++) {
    square += ((margin[at] ?? 0) - (mean[at] ?? 0)) ** 2 - (variance[at] ?? 0);
  }
  const scoreSd = Math.sqrt(Math.max(square / (margin.length - work.first), 1));
  return { ...params, scoreSd, scale: scoreSd };
}

function sloping(work: Work, params: MarginParams, which: Which): FilterParams {
  const said = run(work, params, which);
  const slope = fitSlope(said, work.labels, params.scale, work.first);
  return { ...filterOf(params, which), slope };
}

/** Significant digits of a stored parameter: more than any estimate is good for. */
const DIGITS = 5;

function rounded<T>(value: T): T {
  const text = JSON.stringify(value, (_, item: unknown) =>
    typeof item === 'number' && !Number.isInteger(item) ? Number(item.toPrecision(DIGITS)) : item,
  );
  return JSON.parse(text) as T;
}
