import type { MarginFigures, NewSides } from '#domain/leagues/figures.ts';
import { FIGURES, type MarginLeague } from '#domain/leagues/index.ts';
import { meanOrZero } from '#domain/numbers/numbers.ts';
import { type Belief, setCovariance } from '../belief.ts';
import type { Shapes } from '../shapes.ts';
import { enterFilter, type MarginFilter, newFilter } from './filter.ts';
import type { MarginParams } from './params.ts';
import { LOWER_DIVISION, type Roster, thawRoster } from './roster.ts';
import { enterStarter } from './starters/states.ts';
import { enterTotal, newTotalFilter, type TotalFilter } from './total.ts';
import type { MarginState } from './types.ts';

/** A league's ratings while they are worked on: teams by number. */
export interface MarginInWork {
  readonly league: MarginLeague;
  readonly params: MarginParams;
  readonly shapes: Shapes;
  readonly roster: Roster;
  /** Learns from closing lines and scores; null if no season has lines. */
  readonly line: MarginFilter | null;
  /** Learns from scores alone. */
  readonly score: MarginFilter;
  readonly total: TotalFilter;
}

export type MarginFilterName = 'line' | 'score';

/** Where sides new to a league start: as measured, else one SD of its teams below the mean. */
function newSidesOf(league: MarginLeague, lowerDivision: number): Required<NewSides> {
  const figures: MarginFigures = FIGURES[league];
  return { lower: lowerDivision, ...(figures.newSides ?? { below: figures.start.teamSd }) };
}

/** The filters before the first game. */
export function newFilters(league: MarginLeague, params: MarginParams, totalSpread = 1) {
  const common = {
    ...params,
    newSides: newSidesOf(league, params.lowerDivision),
    situation: Float64Array.from(FIGURES[league].situations, (name) => params.situation[name] ?? 0),
  };
  const advantage = { mean: params.homePrior, variance: params.homeVariance };
  const base = { mean: params.total.basePrior, variance: params.total.baseVariance };
  return {
    line: params.line && newFilter(params.line, common, true, advantage, params.full),
    score: newFilter(params.score, common, false, advantage, params.full),
    total: newTotalFilter(params.total, base, totalSpread),
  };
}

/** Makes stored ratings ready for work, and leaves the stored ones unchanged. */
export function thaw(state: MarginState): MarginInWork {
  const { league, params, shapes } = state;
  const roster = thawRoster(state);
  const stored = {
    ...params,
    homePrior: state.homeScore,
    homeVariance: state.homeScoreVar,
    total: { ...params.total, basePrior: state.baseTotal, baseVariance: state.baseTotalVar },
  };
  const { score, total } = newFilters(league, stored, state.totalSpread);
  const forLines = { ...stored, homePrior: state.homeLine, homeVariance: state.homeLineVar };
  const { line } = newFilters(league, forLines);
  for (const { key } of roster.records) {
    const team = state.teams[key];
    if (!team) continue;
    if (line) enterStored(line, team.line, team.lineVar, team.lineProgram, team.residuals);
    enterStored(score, team.score, team.scoreVar, team.scoreProgram, []);
    enterTotal(total, team);
  }
  for (const [starter, { key }] of roster.starters.records.entries()) {
    const known = state.starters?.[key];
    if (!known) continue;
    if (line) enterStarter(line.belief, line.starters, starter, known.line, known.lineVar);
    enterStarter(score.belief, score.starters, starter, known.score, known.scoreVar);
    const { total: added, totalVar } = known;
    if (added === undefined || totalVar === undefined) continue;
    enterStarter(total.belief, total.starters, starter, added, totalVar);
  }
  if (line) restore(line.belief, state.lineCovariance);
  restore(score.belief, state.scoreCovariance);
  const known = Object.values(state.teams).filter(({ season }) => season >= state.season - 1);
  const top = known.filter(({ group }) => group !== LOWER_DIVISION);
  if (line) line.level = meanOrZero(top.map((team) => team.line));
  score.level = meanOrZero(top.map((team) => team.score));
  for (const filter of line ? [line, score] : [score]) filter.founding = known.length === 0;
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
  enterFilter(filter, rating, variance);
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
