import type { MarginLeague } from '#domain/leagues/index.ts';
import { FIGURES } from '#domain/leagues/index.ts';
import { meanOrZero } from '#domain/numbers.ts';
import { type Belief, covariance, setCovariance, varianceOf } from '../belief.ts';
import type { Shapes } from '../shapes.ts';
import { freezeAbsences } from './absences/stored.ts';
import { enter, type MarginFilter, newFilter } from './filter.ts';
import type { MarginParams } from './params.ts';
import { LOWER_DIVISION, type Roster, thawRoster } from './roster.ts';
import { enterTotal, newTotalFilter, type TotalFilter } from './total.ts';
import type { MarginState, MarginTeam } from './types.ts';

/** A league's ratings while they are worked on: teams by number. */
export interface MarginInWork {
  readonly league: MarginLeague;
  readonly params: MarginParams;
  readonly shapes: Shapes;
  readonly roster: Roster;
  /** Learns from closing lines and scores; null where no season has lines. */
  readonly line: MarginFilter | null;
  /** Learns from scores alone. */
  readonly score: MarginFilter;
  readonly total: TotalFilter;
}

export type Which = 'line' | 'score';

/** The filters before the first game. */
export function newFilters(league: MarginLeague, params: MarginParams) {
  const common = {
    ...params,
    situation: Float64Array.from(FIGURES[league].situations, (name) => params.situation[name] ?? 0),
  };
  const advantage = { mean: params.homePrior, variance: params.homeVariance };
  const base = { mean: params.total.basePrior, variance: params.total.baseVariance };
  return {
    line: params.line && newFilter(params.line, common, true, advantage, params.full),
    score: newFilter(params.score, common, false, advantage, params.full),
    total: newTotalFilter(params.total, base),
  };
}

/** Ratings as they are stored, made ready for work. What was stored is left alone. */
export function thaw(state: MarginState): MarginInWork {
  const { league, params, shapes } = state;
  const roster = thawRoster(state);
  const stored = {
    ...params,
    homePrior: state.homeScore,
    homeVariance: state.homeScoreVar,
    total: { ...params.total, basePrior: state.baseTotal, baseVariance: state.baseTotalVar },
  };
  const { score, total } = newFilters(league, stored);
  const forLines = { ...stored, homePrior: state.homeLine, homeVariance: state.homeLineVar };
  const { line } = newFilters(league, forLines);
  for (const { key } of roster.records) {
    const team = state.teams[key];
    if (!team) continue;
    if (line) enterStored(line, team.line, team.lineVar, team.lineProgram, team.residuals);
    enterStored(score, team.score, team.scoreVar, team.scoreProgram, []);
    enterTotal(total, team);
  }
  if (line) restore(line.belief, state.lineCovariance);
  restore(score.belief, state.scoreCovariance);
  const known = Object.values(state.teams).filter(({ season }) => season >= state.season - 1);
  const top = known.filter(({ group }) => group !== LOWER_DIVISION);
  if (line) line.level = meanOrZero(top.map((team) => team.line));
  score.level = meanOrZero(top.map((team) => team.score));
  total.level = meanOrZero(known.map((team) => team.total));
  return { league, params, shapes, roster, line, score, total };
}

function enterStored(
  filter: MarginFilter,
  rating: number,
  variance: number,
  program: number,
  residuals: readonly number[],
): void {
  enter(filter, rating, variance);
  filter.program[filter.program.length - 1] = program;
  filter.residuals[filter.residuals.length - 1] = residuals;
}

function restore(belief: Belief, stored: readonly number[] | undefined): void {
  if (!belief.full || !stored) return;
  let at = 0;
  for (let row = 1; row < belief.size; row++) {
    for (let column = 0; column < row; column++) {
      setCovariance(belief, row, column, stored[at] ?? 0);
      at += 1;
    }
  }
}

/** Ratings as they are stored: teams in order of key; those that `keep` refuses are left out. */
export function freeze(
  state: MarginInWork,
  keep: (season: number) => boolean = () => true,
): MarginState {
  const { league, params, shapes, roster, score, total } = state;
  const line = state.line ?? score;
  const kept = [...roster.records.entries()]
    .filter(([, { season }]) => keep(season))
    .sort(([, one], [, other]) => (one.key < other.key ? -1 : 1));
  const absences = freezeAbsences(roster.absences);
  const numbers = [0, ...kept.map(([team]) => team + 1)];
  return {
    league,
    season: roster.season,
    day: roster.day,
    lineShare: roster.lineShare,
    homeLine: line.belief.mean[0] ?? 0,
    homeLineVar: varianceOf(line.belief, 0),
    homeScore: score.belief.mean[0] ?? 0,
    homeScoreVar: varianceOf(score.belief, 0),
    baseTotal: total.belief.mean[0] ?? 0,
    baseTotalVar: varianceOf(total.belief, 0),
    ...(params.full && state.line && { lineCovariance: packed(line.belief, numbers) }),
    ...(params.full && { scoreCovariance: packed(score.belief, numbers) }),
    params,
    shapes,
    teams: Object.fromEntries(kept.map(([team, { key }]) => [key, storedTeam(state, team)])),
    ...(absences && { absences }),
  };
}

function storedTeam(state: MarginInWork, team: number): MarginTeam {
  const { score, total, roster } = state;
  const line = state.line ?? score;
  const { key: _, ...record } = roster.records[team] ?? { key: '' };
  return {
    line: line.belief.mean[team + 1] ?? line.level,
    lineVar: varianceOf(line.belief, team + 1),
    score: score.belief.mean[team + 1] ?? score.level,
    scoreVar: varianceOf(score.belief, team + 1),
    total: total.belief.mean[2 * team + 1] ?? 0,
    totalVar: varianceOf(total.belief, 2 * team + 1),
    park: total.belief.mean[2 * team + 2] ?? 0,
    parkVar: varianceOf(total.belief, 2 * team + 2),
    lineProgram: line.program[team] ?? 0,
    scoreProgram: score.program[team] ?? 0,
    residuals: line.residuals[team] ?? [],
    group: '',
    season: 0,
    games: 0,
    seasonGames: 0,
    seasonWins: 0,
    seasons: 0,
    lastDay: 0,
    ...record,
  };
}

function packed(belief: Belief, numbers: readonly number[]): number[] {
  const values: number[] = [];
  for (let row = 1; row < numbers.length; row++) {
    for (let column = 0; column < row; column++) {
      values.push(covariance(belief, numbers[row] ?? 0, numbers[column] ?? 0));
    }
  }
  return values;
}
