import { eachScore, histogramOf, quantile, type ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { Sport } from '#domain/leagues/league.ts';

/** A range of scores of one side, both ends in it. The last has no upper end. */
export interface ScoreBin {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

const binsFrom = (starts: readonly number[]): ScoreBin[] =>
  starts.map((from, index) => {
    const next = starts[index + 1];
    return next === undefined
      ? { from, to: Number.POSITIVE_INFINITY, label: `${from}+` }
      : { from, to: next - 1, label: `${from}` };
  });

/** Football scores gather on sums of 3 and 7, so the ranges start there. */
const FOOTBALL = [0, 7, 10, 14, 17, 20, 23, 26, 30, 34, 38];
const upTo = (last: number): number[] => Array.from({ length: last + 1 }, (_, score) => score);

/** Ten equal ranges over the middle 98 % of both sides' scores; the first reaches down to 0. */
function equalBins(grid: ScoreGrid): ScoreBin[] {
  const home = histogramOf(grid, (h) => h);
  const away = histogramOf(grid, (_, a) => a);
  const low = Math.min(quantile(home, 0.01), quantile(away, 0.01));
  const high = Math.max(quantile(home, 0.99), quantile(away, 0.99));
  const width = Math.max(1, Math.ceil((high - low) / 10));
  const start = Math.floor(low / width) * width;
  const bins = binsFrom(Array.from({ length: 10 }, (_, index) => start + index * width));
  const [first, ...rest] = bins;
  if (first === undefined || first.from === 0) return bins;
  return [{ from: 0, to: first.to, label: `≤${first.to}` }, ...rest];
}

/** The score heat map's ranges: every score lies in exactly one. */
export function heatBins(sport: Sport, grid: ScoreGrid): ScoreBin[] {
  if (sport === 'football') return binsFrom(FOOTBALL);
  if (sport === 'basketball') return equalBins(grid);
  if (sport === 'baseball') return binsFrom(upTo(9));
  return binsFrom(upTo(sport === 'hockey' ? 7 : 5));
}

export interface HeatCell {
  readonly count: number;
  /** Share of all runs, 0–1. */
  readonly share: number;
  /** Side with more wins inside the cell; the home side if equal. */
  readonly side: 'home' | 'away';
  /** 0–6: one scale for both colors. Steps skip mid-tones on which text fails contrast. */
  readonly step: number;
}

/** Upper bounds of steps 0–5, as shares of the fullest cell. */
const STEP_BOUNDS = [0.08, 0.2, 0.35, 0.5, 0.68, 0.85];
const stepOf = (share: number): number => {
  const step = STEP_BOUNDS.findIndex((bound) => share < bound);
  return step === -1 ? STEP_BOUNDS.length : step;
};

/**
 * Runs per pair of ranges: rows by home score ascending, columns by away score ascending. The corner open to both ends is left
 * out of the scale, because it contains far more scores.
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
