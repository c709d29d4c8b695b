import { bisect } from '../solve.ts';
import { DAY_NODES, serveShare } from './nodes.ts';
import { matchWinOf, SET_SCORES, type SetEnd, setDistribution, setWin } from './sets.ts';

/** A match but for the difference of strength: see the model's header. */
export interface MatchShape {
  readonly bestOf: 3 | 5;
  /** Mean of both players' shares of points won on serve. */
  readonly serveMean: number;
  readonly differenceSd: number;
  readonly meanSd: number;
  readonly finalSet: SetEnd;
}

/** Difference of serve-point shares (A − B) beyond which a match is certain. */
const WIDEST = 0.9;

/** P(A wins the match) at a mean difference of the serve-point shares, over all the days it may be. */
export function matchWinAt(difference: number, shape: MatchShape): number {
  const table = new Float64Array(SET_SCORES);
  const reach = new Float64Array(49);
  let sum = 0;
  for (const node of DAY_NODES) {
    const half = (difference + shape.differenceSd * node.difference) / 2;
    const mean = shape.serveMean + shape.meanSd * node.mean;
    const a = serveShare(mean, half);
    const b = serveShare(mean, -half);
    setDistribution(a, b, 7, table, reach);
    const set = setWin(table);
    if (shape.finalSet !== 7) setDistribution(a, b, shape.finalSet, table, reach);
    sum += node.weight * matchWinOf(set, setWin(table), shape.bestOf);
  }
  return sum;
}

/** Mean difference of serve-point shares at which A wins the match with the given probability. */
export const differenceFor = (matchWin: number, shape: MatchShape): number =>
  bisect((difference) => matchWinAt(difference, shape), matchWin, -WIDEST, WIDEST);
