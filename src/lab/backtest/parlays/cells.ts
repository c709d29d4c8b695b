import type { Joint } from '#engine/joint/joint.ts';
import type { Pair } from './pairs.ts';
import type { ParlayGame } from './types.ts';

/** Both legs win, only the first, only the second, neither: shares that sum to 1, pushes left out. */
export type PairCells = readonly [both: number, first: number, second: number, neither: number];

/** What was said of a pair of legs in a game, and what happened. */
export interface PairCall {
  readonly season: number;
  readonly date: string;
  readonly said: PairCells;
  /** Index of what happened in the cells. */
  readonly happened: number;
}

/** Scores this much rarer than the likeliest one say nothing: most of a basketball table. */
const NOTHING = 1e-8;

const cellAt = (first: number, second: number): number =>
  (first > 0 ? 0 : 2) + (second > 0 ? 0 : 1);

/** A pair's cells in a table of scores; undefined if nothing is decided. */
function cellsIn(table: Joint, legs: ReturnType<Pair['legs']>): PairCells | undefined {
  const [one, other] = legs;
  const sums = [0, 0, 0, 0];
  const { size, weights } = table;
  let most = 0;
  for (const weight of weights) if (weight > most) most = weight;
  let all = 0;
  for (let home = 0; home < size; home++) {
    for (let away = 0; away < size; away++) {
      const weight = weights[home * size + away] ?? 0;
      if (weight <= NOTHING * most) continue;
      const [first, second] = [one(home, away), other(home, away)];
      if (first === 0 || second === 0) continue;
      const at = cellAt(first, second);
      sums[at] = (sums[at] ?? 0) + weight;
      all += weight;
    }
  }
  if (all === 0) return undefined;
  const [both = 0, first = 0, second = 0, neither = 0] = sums.map((sum) => sum / all);
  return [both, first, second, neither];
}

/** A pair's call of a game; undefined if a leg pushed. */
function pairCall(game: ParlayGame, table: Joint, pair: Pair): PairCall | undefined {
  const legs = pair.legs(game, table);
  const [one, two] = [
    legs[0](game.homeScore, game.awayScore),
    legs[1](game.homeScore, game.awayScore),
  ];
  const said = cellsIn(table, legs);
  if (one === 0 || two === 0 || !said) return undefined;
  return { season: game.season, date: game.date, said, happened: cellAt(one, two) };
}

/** A game's calls by pair; pairs of which a leg pushed are absent. */
export type PairCalls = ReadonlyMap<string, PairCall>;

export function callsOf(game: ParlayGame, table: Joint, pairs: readonly Pair[]): PairCalls {
  const calls = new Map<string, PairCall>();
  for (const pair of pairs) {
    const call = pairCall(game, table, pair);
    if (call) calls.set(pair.name, call);
  }
  return calls;
}
