/**
 * One margin filter: a team's worth in points, learned from closing lines and scores, or from scores alone.
 *   μ = r_home − r_away + advantage (none at a neutral site) + circumstances (+ the rotation's slot)
 * A closing line is a precise observation of μ, a score a noisy one. What the score adds to a known line (the surprise) has its
 * own gain, larger early in the season. Ratings drift from day to day and revert in the off-season toward their group's mean and
 * the team's own long-run level.
 * Sources: Glickman and Stern (1998), JASA 93(441), for the state-space model; Stern (1991), American Statistician 45(3), for
 * normal margins; Wunderlich and Memmert (2018), "The Betting Odds Rating System: Using soccer forecasts to forecast soccer",
 * PLOS ONE 13(6), for learning ratings from the closing lines of past games.
 * In leagues where one player moves the line (quarterback, starting pitcher) he has a state of his own:
 *   μ += s_home starter − s_away starter, learned from the same observations; an unnamed starter is the mean of those who may
 *   start.
 * Unit: points (runs, goals) of margin, variances in their square. Limits: other players, injuries and trades show only through
 * lines and scores; the noise is normal and the same in every game.
 */

import type { NewSides } from '#domain/leagues/figures.ts';
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
  sumVariance,
} from '../belief.ts';
import { situationPoints } from './circumstances.ts';
import type { Fixture, PlayedFixture } from './fixture.ts';
import type { FilterParams } from './params.ts';
import { slotPoints, withResidual } from './slot.ts';
import {
  driftStarters,
  moveStarters,
  newStarterRows,
  type StarterRows,
  seeStarters,
} from './starters/states.ts';

/** Parameters that both filters of a league share. */
interface Common {
  /** SD of a score's margin around μ, points. */
  readonly scoreSd: number;
  /** Variance of a new team, points². */
  readonly prior: number;
  /** Points below the league's mean where a team of a lower division starts, in the first season of the results. */
  readonly lowerDivision: number;
  /** Where new sides start in later seasons. */
  readonly newSides: Required<NewSides>;
  /** Points of each circumstance, in the league's order. */
  readonly situation: Float64Array;
}

export interface MarginFilter {
  readonly params: FilterParams;
  readonly common: Common;
  readonly usesLines: boolean;
  /** Row 0 is the home advantage; every team and every starter has its own row. */
  readonly belief: Belief;
  /** Row of each team. */
  readonly rows: number[];
  readonly starters: StarterRows;
  /** Long-run level of each team. */
  readonly program: number[];
  /** Line residuals of each team's last ten games of the season, in leagues that use them. */
  readonly residuals: (readonly number[])[];
  /** Mean of the current teams of the top division. */
  level: number;
  /** True in the first season of the results: all its teams appear then, and none is new to the league. */
  founding: boolean;
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
  const empty = {
    rows: [],
    program: [],
    residuals: [],
    level: 0,
    founding: true,
    sight: newSight(),
  };
  return { starters: newStarterRows(), params, common, usesLines, belief, ...empty };
}

/** Enters a team. */
export function enterFilter(filter: MarginFilter, rating: number, variance: number): void {
  append(filter.belief, rating, variance);
  filter.rows.push(filter.belief.size - 1);
  filter.program.push(rating);
  filter.residuals.push([]);
}

/** Row of a team in the filter's belief. */
export const beliefRow = ({ rows }: Pick<MarginFilter, 'rows'>, team: number): number =>
  rows[team] ?? 0;

/** Adds new sides at the level of sides that were new to their division before. */
function enterNew(filter: MarginFilter, { home, away, homeLower, awayLower }: Fixture): void {
  const { prior, lowerDivision, newSides } = filter.common;
  const { below, lower } = filter.founding ? { below: 0, lower: lowerDivision } : newSides;
  for (let team = filter.program.length; team <= Math.max(home, away); team++) {
    const isLower = (team === home && homeLower) || (team === away && awayLower);
    enterFilter(filter, filter.level - (isLower ? lower : below), prior);
  }
}

function look(filter: MarginFilter, fixture: Fixture): Sight {
  const { home, away, atHome } = fixture;
  const { sight, rows, belief, starters, params } = filter;
  if (Math.max(home, away) >= rows.length) enterNew(filter, fixture);
  sight.count = 0;
  addToSight(sight, beliefRow(filter, home), 1);
  addToSight(sight, beliefRow(filter, away), -1);
  if (atHome !== 0) addToSight(sight, 0, atHome);
  if (!params.starters) return sight;
  const { homeStarters, awayStarters, homeGames, awayGames } = fixture;
  const host = { starters: homeStarters, sign: 1, opening: homeGames === 0 };
  const guest = { starters: awayStarters, sign: -1, opening: awayGames === 0 };
  seeStarters(belief, starters, params.starters, sight, host);
  seeStarters(belief, starters, params.starters, sight, guest);
  return sight;
}

/** Expected home margin, points. */
export function expectedMargin(filter: MarginFilter, fixture: Fixture): number {
  const { params, common, belief } = filter;
  const rated = beliefMean(belief, look(filter, fixture));
  const mean = rated + situationPoints(common.situation, fixture.situation);
  if (params.slot === 0) return mean;
  return mean + slotOf(filter, fixture.home) - slotOf(filter, fixture.away);
}

/** Variance of that expectation from the ratings' uncertainty, and from the open choice of starters; points². */
export function marginVariance(filter: MarginFilter, fixture: Fixture): number {
  const rated = sumVariance(filter.belief, look(filter, fixture));
  const { unnamed = 0 } = filter.params.starters ?? {};
  return rated + fixture.unnamed * unnamed;
}

const slotOf = ({ residuals, params }: MarginFilter, team: number): number =>
  slotPoints(residuals[team] ?? [], params.slot);

/** Folds a result in. */
export function learnMargin(filter: MarginFilter, game: PlayedFixture): void {
  const { params, common, belief, usesLines } = filter;
  const mean = expectedMargin(filter, game);
  const variance = marginVariance(filter, game);
  const limit = params.clip * common.scoreSd;
  const lined = usesLines && !Number.isNaN(game.line);
  if (usesLines && params.slot !== 0) remember(filter, game, lined ? game.line - mean : 0, lined);
  if (!lined) {
    const gap = clamp(game.margin - mean, -limit, limit);
    observeBelief(belief, filter.sight, gap, variance + common.scoreSd * common.scoreSd);
    return;
  }
  observeBelief(belief, filter.sight, game.line - mean, variance + params.lineSd * params.lineSd);
  const surprise = clamp(game.margin - game.line, -limit, limit);
  move(belief, beliefRow(filter, game.home), surpriseGain(params, game.homeGames) * surprise);
  move(belief, beliefRow(filter, game.away), -surpriseGain(params, game.awayGames) * surprise);
  if (!params.starters) return;
  const kept = params.starters.starterSurprise * surprise;
  moveStarters(belief, filter.starters, game.homeStarters, kept);
  moveStarters(belief, filter.starters, game.awayStarters, -kept);
}

function move({ mean }: Belief, row: number, by: number): void {
  mean[row] = (mean[row] ?? 0) + by;
}

const surpriseGain = ({ surprise, early, earlyGames }: FilterParams, games: number): number =>
  surprise * (1 + early * 0.5 ** (games / earlyGames));

/** Records both teams' residuals to the line, adding back the slot points of the forecast. */
function remember(filter: MarginFilter, { home, away }: Fixture, gap: number, lined: boolean) {
  const forHome = lined ? gap + slotOf(filter, home) : 0;
  const forAway = lined ? slotOf(filter, away) - gap : 0;
  filter.residuals[home] = withResidual(filter.residuals[home] ?? [], forHome);
  filter.residuals[away] = withResidual(filter.residuals[away] ?? [], forAway);
}

/** Lets the ratings drift over the given days of a season. */
export function driftMargin({ belief, params, rows, starters }: MarginFilter, days: number): void {
  for (const row of rows) addVariance(belief, row, params.drift * days);
  if (params.starters) driftStarters(belief, starters, params.starters, days);
}
