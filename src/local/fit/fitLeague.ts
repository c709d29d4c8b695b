import type { League } from '#domain/league.ts';
import type { GoalLeague } from '#engine/ratings/goalTypes.ts';
import type { MarginParams } from '#engine/ratings/marginParams.ts';
import type { MarginInWork } from '#engine/ratings/marginState.ts';
import type { MarginLeague } from '#engine/ratings/marginTypes.ts';
import { GOAL_CONSTANTS } from './goalConstants.ts';
import { MARGIN_CONSTANTS } from './marginConstants.ts';
import { marginShapes } from './marginShapes.ts';
import { goalReport, type Line, marginReport } from './report.ts';
import type { FileGame } from './row.ts';
import { poolRare, startMargin } from './startMargin.ts';
import { fitSlope, totalBias } from './training.ts';
import { startGoals, walkGoals } from './walkGoals.ts';
import { walkMargin } from './walkMargin.ts';

/** What one league's fit gives: what to write beside its provenance and the held-out table to print. */
export interface Fit {
  readonly fitted: { readonly teams: Readonly<Record<string, object>> };
  readonly report: readonly Line[];
}

/** Teams whose last game is this many seasons back are left out of the file. */
const KEPT_SEASONS = 2;

const isGoalLeague = (league: League): league is GoalLeague => league in GOAL_CONSTANTS;

/** Fits one league on all its games, in order of date. The newest two seasons are only reported on, not fitted to. */
export function fitLeague(league: League, games: readonly FileGame[]): Fit {
  return isGoalLeague(league) ? fitGoals(league, games) : fitMargin(league, games);
}

function fitMargin(league: MarginLeague, games: readonly FileGame[]): Fit {
  const pooled = poolRare(league, games);
  const before = walkMargin(startMargin(league, MARGIN_CONSTANTS[league], pooled), pooled);
  const params = estimated(MARGIN_CONSTANTS[league], before);
  const state = startMargin(league, params, pooled);
  const calls = walkMargin(state, pooled);
  state.shapes = marginShapes(league, calls);
  return {
    fitted: withoutOld(state),
    report: marginReport(calls, params),
  };
}

function estimated(params: MarginParams, calls: ReturnType<typeof walkMargin>): MarginParams {
  const score = { ...params.score, slope: fitSlope(calls, (call) => call.score, params.scale) };
  const slope = fitSlope(calls, (call) => call.line, params.scale);
  const total = { ...params.total, bias: totalBias(calls) };
  return { ...params, score, total, line: params.line && { ...params.line, slope } };
}

function fitGoals(league: GoalLeague, games: readonly FileGame[]): Fit {
  const state = startGoals(league, GOAL_CONSTANTS[league], games);
  const calls = walkGoals(state, games);
  return { fitted: withoutOld(state), report: goalReport(calls) };
}

function withoutOld<
  S extends Pick<MarginInWork, 'season'> & { teams: Record<string, { season: number }> },
>(state: S): S {
  const teams = Object.fromEntries(
    Object.entries(state.teams).filter(([, team]) => team.season >= state.season - KEPT_SEASONS),
  );
  return { ...state, teams };
}
