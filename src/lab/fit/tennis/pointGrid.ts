import { clamp } from '#domain/numbers/numbers.ts';
import { serveShare } from '#engine/tennis/nodes.ts';
import { SET_SCORE_COUNT, setDistribution, setWin } from '#engine/tennis/sets.ts';

/** Distributions of a set's score on a fine grid of serve-point shares, so that a fit need not compute them anew. */
export interface PointGrid {
  /** P(A wins a set) in a cell. */
  readonly wins: Float64Array;
  /** P(a score) at SET_SCORE_COUNT · (2 · cell + server), server 0 being A. */
  readonly scores: Float64Array;
}

const STEP = 0.005;
const LOW_MEAN = 0.4;
const MEANS = 81;
const WIDEST = 0.6;
const DIFFERENCES = 241;

/** The cell nearest to a mean and a difference of shares; beyond the grid its edge. */
export function cellAt(mean: number, difference: number): number {
  const row = Math.round((mean - LOW_MEAN) / STEP);
  const column = Math.round((difference + WIDEST) / STEP);
  const inRow = clamp(row, 0, MEANS - 1);
  return inRow * DIFFERENCES + clamp(column, 0, DIFFERENCES - 1);
}

let built: PointGrid | undefined;

/** The grid, built once. */
export function pointGrid(): PointGrid {
  built ??= build();
  return built;
}

function build(): PointGrid {
  const cells = MEANS * DIFFERENCES;
  const wins = new Float64Array(cells);
  const scores = new Float64Array(cells * 2 * SET_SCORE_COUNT);
  const serving = new Float64Array(SET_SCORE_COUNT);
  const receiving = new Float64Array(SET_SCORE_COUNT);
  const reach = new Float64Array(49);
  for (let cell = 0; cell < cells; cell++) {
    const mean = LOW_MEAN + STEP * Math.floor(cell / DIFFERENCES);
    const half = (STEP * (cell % DIFFERENCES) - WIDEST) / 2;
    const a = serveShare(mean, half);
    const b = serveShare(mean, -half);
    setDistribution(a, b, 7, serving, reach);
    setDistribution(b, a, 7, receiving, reach);
    wins[cell] = setWin(serving);
    for (let score = 0; score < SET_SCORE_COUNT; score++) {
      const from = 2 * SET_SCORE_COUNT * cell + score;
      scores[from] = serving[score] ?? 0;
      scores[from + SET_SCORE_COUNT] =
        receiving[(score + SET_SCORE_COUNT / 2) % SET_SCORE_COUNT] ?? 0;
    }
  }
  return { wins, scores };
}
