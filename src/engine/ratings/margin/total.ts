/**
 * The filter for the sum of both scores: the league's base, each side's own addition and, in baseball, the park's and the
 * starting pitchers'.
 * A game's line and score form one observation, each weighted by its precision; a score's surprise is clipped at a number of SDs.
 * Sources: those of filter.ts next to it, for the sum instead of the difference of both scores. Unit: points (runs, goals).
 * Limits: a team's offense and defense are one number; weather and pace show only through lines.
 */

import { clamp } from '#domain/numbers/numbers.ts';
import {
  addToSight,
  addVariance,
  append,
  type Belief,
  beliefMean,
  newBelief,
  newSight,
  observeBelief,
  type Sight,
  shrink,
  sumVariance,
} from '../belief.ts';
import type { Fixture, PlayedFixture } from './fixture.ts';
import type { TotalParams } from './params.ts';
import type { SeasonEnd } from './seasonEnd.ts';
import {
  driftStarters,
  newStarterRows,
  renewStarters,
  type StarterRows,
  seeStarters,
} from './starters/states.ts';

export interface TotalFilter {
  readonly params: TotalParams;
  /** Row 0 is the base; each team has a row, its park the next, and each starter one. */
  readonly belief: Belief;
  /** Row of each team. */
  readonly rows: number[];
  readonly starters: StarterRows;
  /** Mean of the current teams: where a new team starts. */
  level: number;
  /** Recent variance of scores around their expectation, usually 1. Moves only if the parameters have a pace for it. */
  spread: number;
  readonly sight: Sight;
}

export function newTotalFilter(
  params: TotalParams,
  base: { readonly mean: number; readonly variance: number },
  spread = 1,
): TotalFilter {
  const belief = newBelief(false, 64);
  append(belief, base.mean, base.variance);
  const empty = { rows: [], level: 0, sight: newSight() };
  return { params, belief, starters: newStarterRows(), spread, ...empty };
}

/** A team's addition to the total, and its park's. */
interface TotalTeam {
  readonly total: number;
  readonly totalVar: number;
  readonly park: number;
  readonly parkVar: number;
}

export function enterTotal(filter: TotalFilter, team: TotalTeam): void {
  filter.rows.push(filter.belief.size);
  append(filter.belief, team.total, team.totalVar);
  append(filter.belief, team.park, team.parkVar);
}

/** Row of a team in the filter's belief, and of its park. */
export const totalRowOf = ({ rows }: Pick<TotalFilter, 'rows'>, team: number): number =>
  rows[team] ?? 0;
export const parkRowOf = (filter: Pick<TotalFilter, 'rows'>, team: number): number =>
  totalRowOf(filter, team) + 1;

function look(filter: TotalFilter, fixture: Fixture): Sight {
  const { home, away, atHome, homeStarters, awayStarters } = fixture;
  const { sight, params, belief, starters } = filter;
  while (filter.rows.length <= Math.max(home, away)) {
    enterTotal(filter, {
      total: filter.level,
      totalVar: params.prior,
      park: 0,
      parkVar: params.parkVariance,
    });
  }
  sight.count = 0;
  addToSight(sight, 0, 1);
  addToSight(sight, totalRowOf(filter, home), 1);
  addToSight(sight, totalRowOf(filter, away), 1);
  if (params.parkVariance > 0 && atHome !== 0) addToSight(sight, parkRowOf(filter, home), 1);
  if (!params.starters) return sight;
  for (const side of [homeStarters, awayStarters]) {
    const seen = { starters: side, sign: 1, opening: false };
    seeStarters(belief, starters, params.starters, sight, seen);
  }
  return sight;
}

/** The filter's forecast of the total, points, without its bias. */
export const filteredTotal = (filter: TotalFilter, fixture: Fixture): number =>
  beliefMean(filter.belief, look(filter, fixture));

/** The forecast's variance from the ratings' uncertainty, and from the open choice of starters; points². */
export function totalVariance(filter: TotalFilter, fixture: Fixture): number {
  const { unnamed = 0 } = filter.params.starters ?? {};
  return sumVariance(filter.belief, look(filter, fixture)) + fixture.unnamed * unnamed;
}

/** Recent SD of scores around their expectation ÷ the league's usual one. */
export const totalSpread = ({ spread }: TotalFilter): number => Math.sqrt(spread);

/** The running spread never falls below this share of the usual variance. */
const NARROWEST = 0.25;

/** Updates an exponential average of squared surprises, less the part due to the ratings' own uncertainty. */
function learnSpread(filter: TotalFilter, surprise: number, variance: number): void {
  const { spreadPace, scoreSd } = filter.params;
  if (spreadPace === undefined) return;
  const now = (surprise * surprise - variance) / (scoreSd * scoreSd);
  filter.spread = Math.max(filter.spread + spreadPace * (now - filter.spread), NARROWEST);
}

/** Folds a result in. */
export function learnTotal(filter: TotalFilter, game: PlayedFixture): void {
  const { params, belief } = filter;
  const mean = filteredTotal(filter, game);
  const variance = totalVariance(filter, game);
  const lined = !Number.isNaN(game.totalLine);
  const lineGap = lined ? game.totalLine - mean : 0;
  const limit = params.clip * params.scoreSd;
  const gap = lineGap + clamp(game.total - mean - lineGap, -limit, limit);
  learnSpread(filter, clamp(game.total - mean, -limit, limit), variance);
  const scorePrecision = 1 / (params.scoreSd * params.scoreSd);
  const linePrecision = lined ? 1 / (params.lineSd * params.lineSd) : 0;
  const precision = scorePrecision + linePrecision;
  const mixed = (gap * scorePrecision + lineGap * linePrecision) / precision;
  observeBelief(belief, filter.sight, mixed, variance + 1 / precision);
}

/** Lets base and teams drift over the given days of a season. */
export function driftTotal(filter: TotalFilter, days: number): void {
  const { belief, params, rows, starters } = filter;
  addVariance(belief, 0, params.baseDrift * days);
  for (const row of rows) addVariance(belief, row, params.drift * days);
  if (params.starters) driftStarters(belief, starters, params.starters, days);
}

/** The off-season. */
export function renewTotal(filter: TotalFilter, end: SeasonEnd): void {
  const { belief, params } = filter;
  const mean = currentMean(filter, end);
  for (const at of filter.rows) {
    belief.mean[at] = mean + params.carry * ((belief.mean[at] ?? 0) - mean);
    shrink(belief, at, params.carry);
    addVariance(belief, at, params.offseason);
    if (params.parkVariance > 0) addVariance(belief, at + 1, params.parkOffseason);
  }
  if (params.starters) renewStarters(belief, filter.starters, params.starters, end.forgotten);
  addVariance(belief, 0, params.baseOffseason);
  filter.level = mean;
}

function currentMean({ belief, rows }: TotalFilter, { current }: SeasonEnd): number {
  let sum = 0;
  let counted = 0;
  for (const [team, row] of rows.entries()) {
    if (current[team] !== 1) continue;
    sum += belief.mean[row] ?? 0;
    counted += 1;
  }
  return counted === 0 ? 0 : sum / counted;
}
