import type { TennisState } from '#domain/live/tennisState.ts';
import { differenceFor, type MatchShape } from '../../tennis/balance.ts';
import { readTennisInputs, type TennisInputs } from '../../tennis/inputs.ts';
import { DAY_NODES, type DayNode, serveShare } from '../../tennis/nodes.ts';
import { LONG_SET, SET_GAMES, SET_SCORE_COUNT, type SetEnd, WON_BY_B } from '../../tennis/sets.ts';
import { type MatchTables, matchTables, setAt } from '../../tennis/tables.ts';
import { fromGames } from './fromGames.ts';
import { readTennisState, type TennisPlace } from './readState.ts';

/** What is said of a match from a state on. */
interface TennisChances {
  /** P(A wins the match). */
  readonly win: number;
  /** Probabilities of the set scores, from A's clearest win to B's, as in `TennisOutcome`. */
  readonly setScores: readonly number[];
}

/** A match whose rest can be said from any state of it. */
interface LiveMatch {
  /** Throws a RangeError (InputError) that names the first field out of range. */
  after(state: TennisState): TennisChances;
}

/**
 * The rest of a match by the published model's own chain of points, games and sets, on each of the days it may be: days are weighted by
 * how likely they made the score so far (Bayes), so the published figure is what the state at the start gives. Nothing is fitted.
 * Where the feed does not tell points, the chance is that of the game's start: the mean over all the ways in which its points may go.
 * Limits: retirements are unknown to it; who has served how well so far counts only as far as the score tells.
 * Throws a RangeError where the model does.
 */
export function beginMatch(inputs: TennisInputs): LiveMatch {
  const { matchWin, shape } = readTennisInputs(inputs);
  const match: Match = {
    shape,
    tables: matchTables(matchWin, shape),
    difference: differenceFor(matchWin, shape),
  };
  return { after: (state) => chancesFrom(match, readTennisState(state, shape)) };
}

interface Match {
  readonly shape: MatchShape;
  readonly tables: MatchTables;
  /** Mean difference of the serve-point shares. */
  readonly difference: number;
}

function chancesFrom(match: Match, place: TennisPlace): TennisChances {
  const { bestOf } = match.shape;
  const need = (bestOf + 1) / 2;
  const ends = new Float64Array(bestOf + 1);
  DAY_NODES.forEach((node, day) => {
    for (const first of place.first === undefined ? [0, 1] : [place.first]) {
      const weight = node.weight * setsReached(match, place, day, first);
      if (weight > 0) addRest(match, place, { node, day, first }, weight, ends);
    }
  });
  const all = ends.reduce((sum, one) => sum + one, 0);
  const setScores = Array.from(ends, (one) => one / all);
  return { win: setScores.slice(0, need).reduce((sum, one) => sum + one, 0), setScores };
}

/** P(the finished sets had these scores) on a day. @param first who serves first in the set after them */
function setsReached({ tables, shape }: Match, { sets }: TennisPlace, day: number, first: number) {
  let server = first;
  let lead = sets.reduce((sum, [a, b]) => sum + Math.sign(a - b), 0);
  let reached = 1;
  for (let at = sets.length - 1; at >= 0; at--) {
    const [a, b] = sets[at] ?? [0, 0];
    lead -= Math.sign(a - b);
    const deciding = at === shape.bestOf - 1;
    server ^= (a + b) & 1;
    const table = deciding ? tables.finals : tables.sets;
    const lost = Math.min(a, b);
    const score =
      (lost <= 4 ? lost : lost === 5 ? LONG_SET - 1 : LONG_SET) + (a > b ? 0 : WON_BY_B);
    reached *= shareAt(table, setAt(day, lead, server), score);
  }
  return reached;
}

const shareAt = (table: Float64Array, from: number, score: number): number =>
  (table[from + score] ?? 0) - (score === 0 ? 0 : (table[from + score - 1] ?? 0));

interface Day {
  readonly node: DayNode;
  readonly day: number;
  readonly first: number;
}

/** Adds the endings of one day. */
function addRest(
  match: Match,
  place: TennisPlace,
  day: Day,
  weight: number,
  ends: Float64Array,
): void {
  const { shape, difference } = match;
  const { wonA, wonB } = place;
  if (endOf(shape.bestOf, wonA, wonB) !== undefined) {
    add(match, day.day, wonA, wonB, 0, weight, ends);
    return;
  }
  const lead = wonA - wonB;
  const mean = shape.serveMean + shape.meanSd * day.node.mean;
  const gap = difference + shape.differenceSd * day.node.difference + shape.momentum * lead;
  const deciding = wonA + wonB === shape.bestOf - 1;
  const end: SetEnd = deciding ? shape.finalSet : 7;
  const serving = { a: serveShare(mean, gap / 2), b: serveShare(mean, -gap / 2), end };
  const { reached, wonByA, wonByB } = fromGames(serving, place, day.first);
  for (const server of [0, 1] as const) {
    add(match, day.day, wonA + 1, wonB, server, weight * reached * wonByA[server], ends);
    add(match, day.day, wonA, wonB + 1, server, weight * reached * wonByB[server], ends);
  }
}

/** Index of the match's ending if it is over. */
function endOf(bestOf: 3 | 5, wonA: number, wonB: number): number | undefined {
  const need = (bestOf + 1) / 2;
  return wonA === need ? wonB : wonB === need ? bestOf - wonA : undefined;
}

/** Plays whole sets on, and adds the endings. @param server who serves first in the next set */
function add(
  match: Match,
  day: number,
  wonA: number,
  wonB: number,
  server: number,
  weight: number,
  ends: Float64Array,
): void {
  const { tables, shape } = match;
  if (weight === 0) return;
  const end = endOf(shape.bestOf, wonA, wonB);
  if (end !== undefined) {
    ends[end] = (ends[end] ?? 0) + weight;
    return;
  }
  const table = wonA + wonB === shape.bestOf - 1 ? tables.finals : tables.sets;
  const from = setAt(day, wonA - wonB, server);
  const next = [0, 0, 0, 0];
  for (let score = 0; score < SET_SCORE_COUNT; score++) {
    const at = (score < WON_BY_B ? 0 : 2) + (server ^ ((SET_GAMES[score] ?? 0) & 1));
    next[at] = (next[at] ?? 0) + shareAt(table, from, score);
  }
  next.forEach((share, at) => {
    const toA = at < 2 ? 1 : 0;
    add(match, day, wonA + toA, wonB + 1 - toA, at & 1, weight * share, ends);
  });
}
