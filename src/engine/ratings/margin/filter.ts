/**
 * One margin filter: what a team is worth in points, learned from closing lines and scores, or from scores alone.
 *   μ = r_home − r_away + advantage (none at a neutral site) + circumstances (+ the rotation's slot)
 * A closing line is a precise observation of μ, a score a noisy one; what the score adds to a known line (the
 * surprise) has a gain of its own, larger early in the season. Ratings drift from day to day and revert in the
 * off-season toward their group's mean and the team's own long-run level.
 * Sources: Glickman and Stern (1998), JASA 93(441), for the state-space model; Stern (1991), American Statistician
 * 45(3), for normal margins; Wunderlich and Memmert (2018), "The Betting Odds Rating System: Using soccer forecasts to
 * forecast soccer", PLOS ONE 13(6), for learning ratings from the closing lines of past games.
 * Unit: points (runs, goals) of margin, variances in their square. Limits: players, injuries and trades are seen only
 * through lines and scores; the noise is normal and the same in every game.
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
import { situationPoints } from './circumstances.ts';
import type { Fixture, Played } from './fixture.ts';
import type { FilterParams } from './params.ts';
import { heedPreseason } from './preseason.ts';
import type { SeasonEnd } from './roster.ts';
import { slotPoints, withResidual } from './slot.ts';

/** Numbers that both filters of a league share. */
export interface Common {
  /** SD of a score's margin around μ, points. */
  readonly scoreSd: number;
  /** Variance of a new team, points². */
  readonly prior: number;
  /** Points below the league's mean at which a team of a lower division enters. */
  readonly lowerDivision: number;
  /** Points of each circumstance, in the league's order. */
  readonly situation: Float64Array;
}

export interface MarginFilter {
  readonly params: FilterParams;
  readonly common: Common;
  readonly usesLines: boolean;
  /** Number 0 is the home advantage; team n is number n + 1. */
  readonly belief: Belief;
  /** Long-run level of each team. */
  readonly program: number[];
  /** Line residuals of each team's last ten games of the season, where the league uses them. */
  readonly residuals: (readonly number[])[];
  /** Mean of the current teams of the top division: where a new team enters. */
  level: number;
  readonly sight: Sight;
}

export function newFilter(
  params: FilterParams,
  common: Common,
  usesLines: boolean,
  advantage: { readonly mean: number; readonly variance: number },
  full: boolean,
): MarginFilter {
  const belief = newBelief(full, 40);
  append(belief, advantage.mean, advantage.variance);
  const empty = { program: [], residuals: [], level: 0, sight: newSight() };
  return { params, common, usesLines, belief, ...empty };
}

/** Enters a team. */
export function enter(filter: MarginFilter, rating: number, variance: number): void {
  append(filter.belief, rating, variance);
  filter.program.push(rating);
  filter.residuals.push([]);
}

/** Enters the sides that are new: at the level of their division. */
function enterNew(filter: MarginFilter, { home, away, homeLower, awayLower }: Fixture): void {
  const { prior, lowerDivision } = filter.common;
  for (let team = filter.program.length; team <= Math.max(home, away); team++) {
    const lower = (team === home && homeLower) || (team === away && awayLower);
    enter(filter, lower ? filter.level - lowerDivision : filter.level, prior);
  }
}

function look(filter: MarginFilter, fixture: Fixture): Sight {
  const { home, away, atHome } = fixture;
  const { sight, program } = filter;
  if (Math.max(home, away) >= program.length) enterNew(filter, fixture);
  sight.count = 0;
  see(sight, home + 1, 1);
  see(sight, away + 1, -1);
  if (atHome !== 0) see(sight, 0, atHome);
  return sight;
}

/** Expected home margin, points. */
export function expectedMargin(filter: MarginFilter, fixture: Fixture): number {
  const { params, common, belief } = filter;
  const rated = meanOf(belief, look(filter, fixture));
  const mean = rated + situationPoints(common.situation, fixture.situation);
  if (params.slot === 0) return mean;
  return mean + slotOf(filter, fixture.home) - slotOf(filter, fixture.away);
}

/** Variance of that expectation from the ratings' own uncertainty, points². */
export const marginVariance = (filter: MarginFilter, fixture: Fixture): number =>
  sumVariance(filter.belief, look(filter, fixture));

const slotOf = ({ residuals, params }: MarginFilter, team: number): number =>
  slotPoints(residuals[team] ?? [], params.slot);

/** Folds a result in. */
export function learnMargin(filter: MarginFilter, game: Played): void {
  const { params, common, belief, usesLines } = filter;
  const mean = expectedMargin(filter, game);
  const variance = marginVariance(filter, game);
  const limit = params.clip * common.scoreSd;
  const lined = usesLines && !Number.isNaN(game.line);
  if (usesLines && params.slot !== 0) remember(filter, game, lined ? game.line - mean : 0, lined);
  if (!lined) {
    const gap = clamp(game.margin - mean, -limit, limit);
    observe(belief, filter.sight, gap, variance + common.scoreSd * common.scoreSd);
    return;
  }
  observe(belief, filter.sight, game.line - mean, variance + params.lineSd * params.lineSd);
  const surprise = clamp(game.margin - game.line, -limit, limit);
  move(belief, game.home, surpriseGain(params, game.homeGames) * surprise);
  move(belief, game.away, -surpriseGain(params, game.awayGames) * surprise);
}

function move({ mean }: Belief, team: number, by: number): void {
  mean[team + 1] = (mean[team + 1] ?? 0) + by;
}

const surpriseGain = ({ surprise, early, earlyGames }: FilterParams, games: number): number =>
  surprise * (1 + early * 0.5 ** (games / earlyGames));

/** Keeps both teams' residuals to the line, the slot they were forecast with counted in. */
function remember(filter: MarginFilter, { home, away }: Fixture, gap: number, lined: boolean) {
  const forHome = lined ? gap + slotOf(filter, home) : 0;
  const forAway = lined ? slotOf(filter, away) - gap : 0;
  filter.residuals[home] = withResidual(filter.residuals[home] ?? [], forHome);
  filter.residuals[away] = withResidual(filter.residuals[away] ?? [], forAway);
}

/** Lets the ratings drift over some days of a season. */
export function driftMargin({ belief, params }: MarginFilter, days: number): void {
  for (let at = 1; at < belief.size; at++) addVariance(belief, at, params.drift * days);
}

/** The off-season: reversion, new uncertainty, and what newcomers start from. */
export function renewMargin(filter: MarginFilter, end: SeasonEnd): void {
  const { belief, params, program } = filter;
  const means = groupMeans(belief.mean, end);
  for (let team = 0; team < program.length; team++) {
    const rating = belief.mean[team + 1] ?? 0;
    if (end.played[team] === 1) {
      const pace = Math.max(params.programPace, 1 / (end.seasons[team] ?? 1));
      program[team] = (program[team] ?? 0) + pace * (rating - (program[team] ?? 0));
    }
    const mean = means[end.group[team] ?? 0] ?? 0;
    const target = mean + params.programWeight * ((program[team] ?? 0) - mean);
    belief.mean[team + 1] = target + params.carry * (rating - target);
    shrink(belief, team + 1, params.carry);
    addVariance(belief, team + 1, params.offseason);
    filter.residuals[team] = [];
  }
  addVariance(belief, 0, params.homeSeason);
  filter.level = topMean(belief.mean, end);
  if (params.preseason && end.facts)
    heedPreseason(belief, filter.level, params.preseason, end.facts);
}

/** Mean rating of each group's current teams. */
function groupMeans(mean: Float64Array, { group, groups, current }: SeasonEnd): Float64Array {
  const sums = new Float64Array(groups);
  const counts = new Float64Array(groups);
  for (let team = 0; team < group.length; team++) {
    if (current[team] !== 1) continue;
    const at = group[team] ?? 0;
    sums[at] = (sums[at] ?? 0) + (mean[team + 1] ?? 0);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return sums.map((sum, at) => ((counts[at] ?? 0) > 0 ? sum / (counts[at] ?? 1) : 0));
}

function topMean(mean: Float64Array, { group, current, lower }: SeasonEnd): number {
  let sum = 0;
  let teams = 0;
  for (let team = 0; team < group.length; team++) {
    if (current[team] !== 1 || group[team] === lower) continue;
    sum += mean[team + 1] ?? 0;
    teams += 1;
  }
  return teams === 0 ? 0 : sum / teams;
}
