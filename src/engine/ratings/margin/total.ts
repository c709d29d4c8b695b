/**
 * The filter of the sum of both scores: the league's base, each side's own addition and, in baseball, the park's.
 * Line and score of a game are one observation, each weighted by its precision; a score's surprise is cut at some SDs.
 * Sources: as of marginFilter.ts, for the sum instead of the difference of both scores. Unit: points (runs, goals).
 * Limits: offence and defence of a team are one number; weather, pitchers and pace are seen only through lines.
 */

import { clamp } from '#domain/numbers.ts';
import {
  addVariance,
  append,
  type Belief,
  meanOf,
  newBelief,
  newSight,
  observe,
  type Sight,
  see,
  shrink,
  sumVariance,
} from '../belief.ts';
import type { Fixture, Played } from './fixture.ts';
import type { TotalParams } from './params.ts';
import type { SeasonEnd } from './roster.ts';

export interface TotalFilter {
  readonly params: TotalParams;
  /** Number 0 is the base; team n is number 2n + 1, its park 2n + 2. */
  readonly belief: Belief;
  /** Teams entered. */
  teams: number;
  /** Mean of the current teams: where a new team enters. */
  level: number;
  readonly sight: Sight;
}

export function newTotalFilter(
  params: TotalParams,
  base: { readonly mean: number; readonly variance: number },
): TotalFilter {
  const belief = newBelief(false, 64);
  append(belief, base.mean, base.variance);
  return { params, belief, teams: 0, level: 0, sight: newSight() };
}

/** A team's addition to the total, and its park's. */
export interface TotalTeam {
  readonly total: number;
  readonly totalVar: number;
  readonly park: number;
  readonly parkVar: number;
}

export function enterTotal(filter: TotalFilter, team: TotalTeam): void {
  append(filter.belief, team.total, team.totalVar);
  append(filter.belief, team.park, team.parkVar);
  filter.teams += 1;
}

const rowOf = (team: number): number => 2 * team + 1;
const parkOf = (team: number): number => 2 * team + 2;

function look(filter: TotalFilter, { home, away, atHome }: Fixture): Sight {
  const { sight, params } = filter;
  while (filter.teams <= Math.max(home, away)) {
    enterTotal(filter, {
      total: filter.level,
      totalVar: params.prior,
      park: 0,
      parkVar: params.parkVariance,
    });
  }
  sight.count = 0;
  see(sight, 0, 1);
  see(sight, rowOf(home), 1);
  see(sight, rowOf(away), 1);
  if (params.parkVariance > 0 && atHome !== 0) see(sight, parkOf(home), 1);
  return sight;
}

/** The filter's forecast of the total, points, its bias not yet added. */
export const filteredTotal = (filter: TotalFilter, fixture: Fixture): number =>
  meanOf(filter.belief, look(filter, fixture));

export const totalVariance = (filter: TotalFilter, fixture: Fixture): number =>
  sumVariance(filter.belief, look(filter, fixture));

/** Folds a result in. */
export function learnTotal(filter: TotalFilter, game: Played): void {
  const { params, belief } = filter;
  const mean = filteredTotal(filter, game);
  const variance = sumVariance(belief, filter.sight);
  const lined = !Number.isNaN(game.totalLine);
  const lineGap = lined ? game.totalLine - mean : 0;
  const limit = params.clip * params.scoreSd;
  const gap = lineGap + clamp(game.total - mean - lineGap, -limit, limit);
  const scorePrecision = 1 / (params.scoreSd * params.scoreSd);
  const linePrecision = lined ? 1 / (params.lineSd * params.lineSd) : 0;
  const precision = scorePrecision + linePrecision;
  const mixed = (gap * scorePrecision + lineGap * linePrecision) / precision;
  observe(belief, filter.sight, mixed, variance + 1 / precision);
}

/** Lets base and teams drift over some days of a season. */
export function driftTotal({ belief, params, teams }: TotalFilter, days: number): void {
  addVariance(belief, 0, params.baseDrift * days);
  for (let team = 0; team < teams; team++) {
    addVariance(belief, rowOf(team), params.drift * days);
  }
}

/** The off-season. */
export function renewTotal(filter: TotalFilter, end: SeasonEnd): void {
  const { belief, params } = filter;
  const mean = currentMean(filter, end);
  for (let team = 0; team < filter.teams; team++) {
    const at = rowOf(team);
    belief.mean[at] = mean + params.carry * ((belief.mean[at] ?? 0) - mean);
    shrink(belief, at, params.carry);
    addVariance(belief, at, params.offseason);
    if (params.parkVariance > 0) addVariance(belief, parkOf(team), params.parkOffseason);
  }
  addVariance(belief, 0, params.baseOffseason);
  filter.level = mean;
}

function currentMean({ belief, teams }: TotalFilter, { current }: SeasonEnd): number {
  let sum = 0;
  let counted = 0;
  for (let team = 0; team < teams; team++) {
    if (current[team] !== 1) continue;
    sum += belief.mean[rowOf(team)] ?? 0;
    counted += 1;
  }
  return counted === 0 ? 0 : sum / counted;
}
