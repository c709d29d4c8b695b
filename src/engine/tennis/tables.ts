import { differenceFor, type MatchShape, widestLead } from './balance.ts';
import { MATCH_LEADS, WIDEST_LEAD } from './matchWin.ts';
import { DAY_NODES, serveShare } from './nodes.ts';
import { holdProbability } from './points.ts';
import { SET_SCORE_COUNT, type SetEnd, setDistribution } from './sets.ts';

/**
 * Everything a match is sampled from: cumulative probabilities of the fourteen set scores, for each day node, lead in sets and
 * first server.
 */
export interface MatchTables {
  /** Cumulative weights of the day nodes. */
  readonly days: Float64Array;
  /** A's sets except the deciding one, at setAt(node, lead, server). */
  readonly sets: Float64Array;
  /** The deciding set, at setAt(node, 0, server). */
  readonly finals: Float64Array;
  /** P(both sides hold or both break, so they are level again) per node, for sets without a tie-break. */
  readonly levelAgain: Float64Array;
}

/** Where a set's table begins. @param lead A's sets − B's before it @param server 0 if A serves first, 1 if B does */
export const setAt = (node: number, lead: number, server: number): number =>
  SET_SCORE_COUNT * (2 * (MATCH_LEADS * node + lead + WIDEST_LEAD) + server);

/** Tables of a match that A wins with the given probability. */
export function matchTables(matchWin: number, shape: MatchShape): MatchTables {
  const difference = differenceFor(matchWin, shape);
  const days = new Float64Array(DAY_NODES.length);
  const sets = new Float64Array(setAt(DAY_NODES.length, -WIDEST_LEAD, 0));
  const finals = shape.finalSet === 7 ? sets : new Float64Array(sets.length);
  const levelAgain = new Float64Array(DAY_NODES.length);
  const furthest = widestLead(shape.bestOf);
  let reached = 0;
  for (const [index, node] of DAY_NODES.entries()) {
    reached += node.weight;
    days[index] = reached;
    const day = difference + shape.differenceSd * node.difference;
    const mean = shape.serveMean + shape.meanSd * node.mean;
    for (let lead = -furthest; lead <= furthest; lead++) {
      const half = (day + shape.momentum * lead) / 2;
      const [a, b] = [serveShare(mean, half), serveShare(mean, -half)];
      fillBoth(sets, setAt(index, lead, 0), a, b, 7);
    }
    const [a, b] = [serveShare(mean, day / 2), serveShare(mean, -day / 2)];
    if (finals !== sets) fillBoth(finals, setAt(index, 0, 0), a, b, shape.finalSet);
    const holdA = holdProbability(a);
    const holdB = holdProbability(b);
    levelAgain[index] = holdA * holdB + (1 - holdA) * (1 - holdB);
  }
  return { days, sets, finals, levelAgain };
}

/** Fills both first servers' cumulative tables, starting at an index. */
function fillBoth(tables: Float64Array, from: number, a: number, b: number, end: SetEnd): void {
  const reach = new Float64Array(49);
  const serving = new Float64Array(SET_SCORE_COUNT);
  setDistribution(a, b, end, serving, reach);
  const receiving = new Float64Array(SET_SCORE_COUNT);
  setDistribution(b, a, end, receiving, reach);
  let one = 0;
  let two = 0;
  for (let score = 0; score < SET_SCORE_COUNT; score++) {
    one += serving[score] ?? 0;
    two += receiving[(score + SET_SCORE_COUNT / 2) % SET_SCORE_COUNT] ?? 0;
    tables[from + score] = one;
    tables[from + SET_SCORE_COUNT + score] = two;
  }
}
