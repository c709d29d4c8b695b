import { eachScore, type ScoreGrid } from '#domain/game/scoreGrid.ts';
import { clamp } from '#domain/numbers/numbers.ts';
import { exp } from '../rng/exp.ts';
import { log } from '../rng/log.ts';
import { normalQuantile } from '../rng/normal.ts';
import { normalCdf } from '../rng/normalCdf.ts';
import { rounded } from '../rounded.ts';

/** Bounds of a probability that every model takes. */
const [LEAST, MOST] = [0.002, 0.998];
const DIGITS = 6;

const kept = (share: number): number => rounded(clamp(share, LEAST, MOST), DIGITS);

/**
 * A probability moved by the given standard deviations on the scale of Φ⁻¹, the way a line moves it (`market/publishedFigures`).
 */
export const shiftedByDeviations = (share: number, deviations: number): number =>
  deviations === 0
    ? share
    : kept(normalCdf(normalQuantile(clamp(share, LEAST, MOST)) + deviations));

/** A probability moved by Elo points: 400 points are tenfold odds (Elo, 1978). */
export function shiftedElo(share: number, points: number): number {
  if (points === 0) return share;
  const p = clamp(share, LEAST, MOST);
  return kept(1 / (1 + exp(-(log(p / (1 - p)) + (points * log(10)) / 400))));
}

/** Mean and SD of a whole-number function of the simulated scores. */
function spreadOf(
  grid: ScoreGrid,
  value: (home: number, away: number) => number,
): { readonly mean: number; readonly sd: number } {
  let [runs, sum, squares] = [0, 0, 0];
  eachScore(grid, (home, away, count) => {
    const x = value(home, away);
    runs += count;
    sum += count * x;
    squares += count * x * x;
  });
  const mean = sum / runs;
  return { mean, sd: Math.sqrt(squares / runs - mean * mean) };
}

/** SDs of the simulated margins and totals, and the mean total. */
export function scoreWidths(grid: ScoreGrid) {
  const margin = spreadOf(grid, (home, away) => home - away);
  const total = spreadOf(grid, (home, away) => home + away);
  return { margin, total };
}
