import { differenceFor, type MatchShape } from './balance.ts';
import { DAY_NODES, serveShare } from './nodes.ts';
import { holdProbability } from './points.ts';
import { SET_SCORES, type SetEnd, setDistribution } from './sets.ts';

/**
 * Everything a match is sampled from: for each day node and first server, cumulative probabilities of the
 * fourteen set scores.
 */
export interface MatchTables {
  /** Cumulative weights of the day nodes. */
  readonly days: Float64Array;
  /** At SET_SCORES · (2 · node + server): A's sets but the deciding one; server 0 is A. */
  readonly sets: Float64Array;
  /** The same for the deciding set. */
  readonly finals: Float64Array;
  /** P(one side holds and breaks, the other the reverse: level again) per node, for sets without a tie-break. */
  readonly levelAgain: Float64Array;
}

/** Tables of a match that A wins with the given probability. */
export function matchTables(matchWin: number, shape: MatchShape): MatchTables {
  const difference = differenceFor(matchWin, shape);
  const days = new Float64Array(DAY_NODES.length);
  const sets = new Float64Array(DAY_NODES.length * 2 * SET_SCORES);
  const finals = shape.finalSet === 7 ? sets : new Float64Array(sets.length);
  const levelAgain = new Float64Array(DAY_NODES.length);
  let reached = 0;
  for (const [index, node] of DAY_NODES.entries()) {
    reached += node.weight;
    days[index] = reached;
    const half = (difference + shape.differenceSd * node.difference) / 2;
    const mean = shape.serveMean + shape.meanSd * node.mean;
    const a = serveShare(mean, half);
    const b = serveShare(mean, -half);
    fillBoth(sets, index, a, b, 7);
    if (finals !== sets) fillBoth(finals, index, a, b, shape.finalSet);
    const holdA = holdProbability(a);
    const holdB = holdProbability(b);
    levelAgain[index] = holdA * holdB + (1 - holdA) * (1 - holdB);
  }
  return { days, sets, finals, levelAgain };
}

/** Both first servers' cumulative tables of one node. */
function fillBoth(tables: Float64Array, node: number, a: number, b: number, end: SetEnd): void {
  const from = SET_SCORES * 2 * node;
  const reach = new Float64Array(49);
  const serving = new Float64Array(SET_SCORES);
  setDistribution(a, b, end, serving, reach);
  const receiving = new Float64Array(SET_SCORES);
  setDistribution(b, a, end, receiving, reach);
  let one = 0;
  let two = 0;
  for (let score = 0; score < SET_SCORES; score++) {
    one += serving[score] ?? 0;
    two += receiving[(score + SET_SCORES / 2) % SET_SCORES] ?? 0;
    tables[from + score] = one;
    tables[from + SET_SCORES + score] = two;
  }
}
