import type { ScoreGrid } from '../game/scoreGrid.ts';

/**
 * Twenty simulated games, so that every parlay is a sum of a few counts (home–away: games):
 * 0–0: 2 · 1–0: 3 · 0–1: 2 · 1–1: 4 · 2–0: 2 · 2–1: 3 · 1–2: 1 · 2–2: 2 · 3–1: 1.
 */
export const TWENTY: ScoreGrid = [
  [0, 0, [2, 2]],
  [1, 0, [3, 4, 1]],
  [2, 0, [2, 3, 2]],
  [3, 1, [1]],
];
