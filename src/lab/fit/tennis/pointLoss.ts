import { MATCH_LEADS, matchWinOf, WIDEST_LEAD } from '#engine/tennis/matchWin.ts';
import { DAY_NODES } from '#engine/tennis/nodes.ts';
import { SET_GAMES, SET_SCORE_COUNT, WON_BY_B } from '#engine/tennis/sets.ts';
import { cellAt, type PointGrid } from './pointGrid.ts';

/** A finished match as the point model sees it. */
interface ScoredMatch {
  /** P(A wins) forecast before the match. */
  readonly win: number;
  readonly bestOf: 3 | 5;
  /** Expected mean share of points won on serve. */
  readonly mean: number;
  readonly scores: readonly number[];
}

/** Variation from match to match, as in PointParams. */
interface Spread {
  readonly differenceSd: number;
  readonly meanSd: number;
  /** Gain of the difference per set of lead. */
  readonly momentum: number;
}

const SOLVE_STEPS = 12;
const WIDEST = 0.55;

/**
 * Likelihood of a match's sets, in order, given the probability that A wins: averaged over the match's variation, and
 * over who served first. The mean difference of shares is solved for, as the model does.
 */
export function likelihoodOf(match: ScoredMatch, spread: Spread, grid: PointGrid): number {
  const difference = solve(match, spread, grid);
  let sum = 0;
  for (const node of DAY_NODES) {
    const mean = match.mean + spread.meanSd * node.mean;
    const day = difference + spread.differenceSd * node.difference;
    const served = ofSets(match.scores, mean, day, spread.momentum, 0, grid);
    const received = ofSets(match.scores, mean, day, spread.momentum, 1, grid);
    sum += (node.weight * (served + received)) / 2;
  }
  return sum;
}

function solve(match: ScoredMatch, spread: Spread, grid: PointGrid): number {
  const sets = new Float64Array(MATCH_LEADS);
  const reach = match.bestOf === 5 ? WIDEST_LEAD : 1;
  let low = -WIDEST;
  let high = WIDEST;
  for (let step = 0; step < SOLVE_STEPS; step++) {
    const middle = (low + high) / 2;
    let win = 0;
    for (const node of DAY_NODES) {
      const mean = match.mean + spread.meanSd * node.mean;
      const day = middle + spread.differenceSd * node.difference;
      for (let lead = -reach; lead <= reach; lead++) {
        sets[lead + WIDEST_LEAD] = grid.wins[cellAt(mean, day + spread.momentum * lead)] ?? 0;
      }
      win += node.weight * matchWinOf(sets, sets[WIDEST_LEAD] ?? 0, match.bestOf);
    }
    if (win < match.win) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function ofSets(
  scores: readonly number[],
  mean: number,
  day: number,
  momentum: number,
  toss: number,
  grid: PointGrid,
): number {
  let product = 1;
  let games = 0;
  let lead = 0;
  for (const score of scores) {
    const cell = cellAt(mean, day + momentum * lead);
    const server = toss ^ (games & 1);
    product *= grid.scores[SET_SCORE_COUNT * (2 * cell + server) + score] ?? 0;
    games += SET_GAMES[score] ?? 0;
    lead += score < WON_BY_B ? 1 : -1;
  }
  return product;
}
