import { DAY_NODES } from '#engine/tennis/nodes.ts';
import { matchWinOf, SET_GAMES, SET_SCORES } from '#engine/tennis/sets.ts';
import { cellAt, type PointGrid } from './pointGrid.ts';

/** A finished match as the point model sees it. */
export interface ScoredMatch {
  /** P(A wins) that was said before it. */
  readonly win: number;
  readonly bestOf: 3 | 5;
  /** Mean share of points on serve that is expected. */
  readonly mean: number;
  readonly scores: readonly number[];
}

export interface Spread {
  readonly differenceSd: number;
  readonly meanSd: number;
}

const SOLVE_STEPS = 12;
const WIDEST = 0.55;

/**
 * Likelihood of a match's sets, in order, given the probability that A wins: mixed over the days it may be, and
 * over who served first. The mean difference of shares is solved for, as the model does.
 */
export function likelihoodOf(
  match: ScoredMatch,
  { differenceSd, meanSd }: Spread,
  grid: PointGrid,
): number {
  const difference = solve(match, differenceSd, meanSd, grid);
  let sum = 0;
  for (const node of DAY_NODES) {
    const cell = cellAt(
      match.mean + meanSd * node.mean,
      difference + differenceSd * node.difference,
    );
    sum +=
      (node.weight * (ofSets(match.scores, cell, 0, grid) + ofSets(match.scores, cell, 1, grid))) /
      2;
  }
  return sum;
}

function solve(match: ScoredMatch, differenceSd: number, meanSd: number, grid: PointGrid): number {
  let low = -WIDEST;
  let high = WIDEST;
  for (let step = 0; step < SOLVE_STEPS; step++) {
    const middle = (low + high) / 2;
    let win = 0;
    for (const node of DAY_NODES) {
      const mean = match.mean + meanSd * node.mean;
      const s = grid.wins[cellAt(mean, middle + differenceSd * node.difference)] ?? 0;
      win += node.weight * matchWinOf(s, s, match.bestOf);
    }
    if (win < match.win) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function ofSets(scores: readonly number[], cell: number, toss: number, grid: PointGrid): number {
  let product = 1;
  let games = 0;
  for (const score of scores) {
    const server = toss ^ (games & 1);
    product *= grid.scores[SET_SCORES * (2 * cell + server) + score] ?? 0;
    games += SET_GAMES[score] ?? 0;
  }
  return product;
}
