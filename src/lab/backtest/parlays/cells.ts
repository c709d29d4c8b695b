import type { Joint } from '#engine/joint/joint.ts';
import type { Pair } from './pairs.ts';
import type { ParlayGame } from './types.ts';

/** Both legs win, only the first, only the second, neither: shares that sum to 1, pushes left out. */
export type Cells = readonly [both: number, first: number, second: number, neither: number];

/** What was said of a pair of legs in a game, and what happened. */
export interface PairCall {
  readonly season: number;
  readonly date: string;
  readonly said: Cells;
  /** Index of what happened in the cells. */
  readonly happened: number;
}

const cellAt = (first: number, second: number): number =>
  (first > 0 ? 0 : 2) + (second > 0 ? 0 : 1);

/** A pair's cells in a table of scores; undefined if nothing is decided. */
export function cellsIn(table: Joint, legs: ReturnType<Pair['legs']>): Cells | undefined {
  const sums = [0, 0, 0, 0];
  const { size, weights } = table;
  let all = 0;
  for (let cell = 0; cell < weights.length; cell++) {
    const weight = weights[cell] ?? 0;
    if (weight === 0) continue;
    const [home, away] = [Math.floor(cell / size), cell % size];
    const [one, two] = [legs[0](home, away), legs[1](home, away)];
    if (one === 0 || two === 0) continue;
    const at = cellAt(one, two);
    sums[at] = (sums[at] ?? 0) + weight;
    all += weight;
  }
  if (all === 0) return undefined;
  const [both = 0, first = 0, second = 0, neither = 0] = sums.map((sum) => sum / all);
  return [both, first, second, neither];
}

/** A pair's call of a game; undefined if a leg pushed. */
export function pairCall(game: ParlayGame, table: Joint, pair: Pair): PairCall | undefined {
  const legs = pair.legs(game, table);
  const [one, two] = [
    legs[0](game.homeScore, game.awayScore),
    legs[1](game.homeScore, game.awayScore),
  ];
  const said = cellsIn(table, legs);
  if (one === 0 || two === 0 || !said) return undefined;
  return { season: game.season, date: game.date, said, happened: cellAt(one, two) };
}
