import { eachScore, type ScoreGrid } from '#domain/scoreGrid.ts';
import type { ScoreBin } from './heatBins.ts';

export interface HeatCell {
  readonly count: number;
  /** Share of all runs, 0–1. */
  readonly share: number;
  /** Side with more wins inside the cell; the home side where level. */
  readonly side: 'home' | 'away';
  /** 0–6: one scale for both colours. Steps skip mid-tones on which text fails contrast. */
  readonly step: number;
}

/** Upper bounds of steps 0–5, as shares of the fullest cell. */
const STEP_BOUNDS = [0.08, 0.2, 0.35, 0.5, 0.68, 0.85];
const stepOf = (share: number): number => {
  const step = STEP_BOUNDS.findIndex((bound) => share < bound);
  return step === -1 ? STEP_BOUNDS.length : step;
};

/**
 * Runs per pair of ranges: rows by home score ascending, columns by away score ascending.
 * The corner that is open to both ends is left out of the scale, as it holds far more scores.
 */
export function heatGrid(grid: ScoreGrid, bins: readonly ScoreBin[]): HeatCell[][] {
  const indexOf = (score: number) => bins.findIndex((bin) => score >= bin.from && score <= bin.to);
  const cells = bins.map(() => bins.map(() => ({ count: 0, home: 0, away: 0 })));
  let runs = 0;
  eachScore(grid, (home, away, count) => {
    runs += count;
    const cell = cells[indexOf(home)]?.[indexOf(away)];
    if (cell === undefined) return;
    cell.count += count;
    if (home > away) cell.home += count;
    else if (away > home) cell.away += count;
  });
  const last = bins.length - 1;
  const scaled = cells.flatMap((row, i) => row.filter((_, j) => i !== last || j !== last));
  const fullest = Math.max(1, ...scaled.map((cell) => cell.count));
  return cells.map((row) =>
    row.map(({ count, home, away }) => ({
      count,
      share: runs === 0 ? 0 : count / runs,
      side: away > home ? 'away' : 'home',
      step: stepOf(count / fullest),
    })),
  );
}
