import { bisect } from '../solve.ts';
import { MATCH_LEADS, matchWinOf, WIDEST_LEAD } from './matchWin.ts';
import { DAY_NODES, serveShare } from './nodes.ts';
import { SET_SCORE_COUNT, type SetEnd, setDistribution, setWin } from './sets.ts';

/** A match without its difference of strength: see the model's header. */
export interface MatchShape {
  readonly bestOf: 3 | 5;
  /** Mean of both players' shares of points won on serve. */
  readonly serveMean: number;
  readonly differenceSd: number;
  readonly meanSd: number;
  /** What each set of lead adds to the leader's serve-point difference. */
  readonly momentum: number;
  readonly finalSet: SetEnd;
}

/** Difference of serve-point shares (A − B) beyond which the result is certain. */
const WIDEST = 0.9;

/** The largest lead before a set that is not the deciding one. */
export const widestLead = (bestOf: 3 | 5): number => (bestOf === 5 ? WIDEST_LEAD : 1);

/** P(A wins the match) at a mean difference of the serve-point shares, over all possible days. */
function matchWinAt(difference: number, shape: MatchShape): number {
  const table = new Float64Array(SET_SCORE_COUNT);
  const reach = new Float64Array(49);
  const sets = new Float64Array(MATCH_LEADS);
  const furthest = widestLead(shape.bestOf);
  const winOf = (mean: number, day: number, end: SetEnd): number => {
    const half = day / 2;
    setDistribution(serveShare(mean, half), serveShare(mean, -half), end, table, reach);
    return setWin(table);
  };
  let sum = 0;
  for (const node of DAY_NODES) {
    const day = difference + shape.differenceSd * node.difference;
    const mean = shape.serveMean + shape.meanSd * node.mean;
    for (let lead = -furthest; lead <= furthest; lead++) {
      sets[lead + WIDEST_LEAD] = winOf(mean, day + shape.momentum * lead, 7);
    }
    const level = sets[WIDEST_LEAD] ?? 0;
    const final = shape.finalSet === 7 ? level : winOf(mean, day, shape.finalSet);
    sum += node.weight * matchWinOf(sets, final, shape.bestOf);
  }
  return sum;
}

/** Mean difference of serve-point shares at which A wins the match with the given probability. */
export const differenceFor = (matchWin: number, shape: MatchShape): number =>
  bisect((difference) => matchWinAt(difference, shape), matchWin, -WIDEST, WIDEST);
