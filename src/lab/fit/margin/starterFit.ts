import type { MarginLeague } from '#domain/leagues/index.ts';
import { starterFigures } from '#domain/leagues/starter.ts';
import type { MarginParams } from '#engine/ratings/margin/params.ts';
import type { StarterParams } from '#engine/ratings/margin/starters/params.ts';
import type { FileGame } from '../row.ts';
import type { MarginSaid } from './runs.ts';
import { searchParams, starterNames } from './search.ts';
import { AGAIN, searched, withSituation } from './steps.ts';
import { filterParamsOf, lossOf, run, type Which, type Work } from './work.ts';

/** Minimum share of games with both starters named for rating starters. */
const ENOUGH = 0.5;

/** Whether the league rates starters and its games name them. */
export function namesStarters(league: MarginLeague, games: readonly FileGame[]): boolean {
  if (!starterFigures(league)) return false;
  const named = games.filter(({ homeStarter, awayStarter }) => homeStarter && awayStarter);
  return named.length >= ENOUGH * games.length;
}

/** Variance of the actual starter's effect around the expected starter's, per side: from forecasts with and without names. */
export function openness(named: MarginSaid, unnamed: MarginSaid, first: number): number {
  let square = 0;
  for (let at = first; at < named.mean.length; at++) {
    square += ((named.mean[at] ?? 0) - (unnamed.mean[at] ?? 0)) ** 2;
  }
  return square / (named.mean.length - first) / 2;
}

/** Starting values of the starters' constants in the search: shares of a game's SD. */
export function starterStart(scoreSd: number, lined: boolean): StarterParams {
  const prior = (0.3 * scoreSd) ** 2;
  return {
    starterPrior: prior,
    newcomer: -0.3 * scoreSd,
    opening: 0.1 * scoreSd,
    starterDrift: prior / 2000,
    starterCarry: 0.88,
    starterOffseason: prior / 8,
    starterSurprise: lined ? 0.02 : 0,
    unnamed: 0,
  };
}

/** Rounds of fitting the starters' constants and the teams' in turn. */
const TURNS = 2;

/**
 * Fits ratings of starters next to their teams': their constants and the teams' in turn, the circumstances again,
 * and last the variance of an unknown starter.
 */
export function withStarterFit(work: Work, given: MarginParams, which: Which): MarginParams {
  const begun = starterStart(given.scoreSd, which === 'line');
  // Named pitchers replace the rotation slot.
  const filter = { ...filterParamsOf(given, which), slot: 0, starters: begun };
  let params = { ...given, [which]: filter };
  for (let round = 0; round < TURNS; round++) {
    params = searchedStarters(work, params, which);
    params = searched(work, params, which, AGAIN);
    if (which === 'line' || !work.lined) params = withSituation(work, params, which);
  }
  params = searchedStarters(work, params, which);
  return withUnnamed(work, params, which);
}

function searchedStarters(work: Work, params: MarginParams, which: Which): MarginParams {
  const filter = filterParamsOf(params, which);
  const { starters } = filter;
  if (!starters) return params;
  const lossAt = lossOf(work, params, which);
  const loss = (tried: StarterParams): number => lossAt({ ...filter, starters: tried });
  const found = searchParams(starters, starterNames(which === 'line'), loss, AGAIN);
  return { ...params, [which]: { ...filter, starters: found } };
}

/** Variance of the actual starter's effect around the expected starter's, from games with named starters. */
function withUnnamed(work: Work, params: MarginParams, which: Which): MarginParams {
  const filter = filterParamsOf(params, which);
  if (!filter.starters) return params;
  const named = run(work, params, which);
  const unnamed = run(work, params, which, 'unannounced');
  const starters = { ...filter.starters, unnamed: openness(named, unnamed, work.first) };
  return { ...params, [which]: { ...filter, starters } };
}
