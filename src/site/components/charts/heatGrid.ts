import { eachScore, histogramOf, quantile, type ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { Sport } from '#domain/leagues/league.ts';

/** A range of scores of one side, both ends in it. The last has no upper end. */
interface ScoreBin {
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

/** The score heat map's ranges, equally wide but for the open ends: every score lies in exactly one. */
export function heatBins(sport: Sport, grid: ScoreGrid): ScoreBin[] {
  if (sport === 'football' || sport === 'basketball') return equalBins(grid);
  if (sport === 'baseball') return binsFrom(upTo(9));
  return binsFrom(upTo(sport === 'hockey' ? 7 : 5));
}

/** "How often, in %, the score falls here; 20 is 20 to 24." */
export function heatCaption(sport: Sport, grid: ScoreGrid): string {
  const bins = heatBins(sport, grid);
  const middle = bins[Math.floor(bins.length / 2)];
  const range =
    !middle || middle.from === middle.to
      ? ''
      : `; ${middle.from} is ${middle.from} to ${middle.to}`;
  return `How often, in %, the score falls here${range}.`;
}

interface HeatCell {
  readonly count: number;
  /** Share of all runs, 0–1. */
  readonly share: number;
  /** Side with more wins inside the cell; the home side if equal. */
  readonly side: 'home' | 'away';
  /** 0–6: one scale for both colors. Steps skip mid-tones on which text fails contrast. */
  readonly step: number;
}

/** Upper bounds of steps 0–5, as shares of the densest cell. */
const STEP_BOUNDS = [0.08, 0.2, 0.35, 0.5, 0.68, 0.85];
const stepOf = (share: number): number => {
  const step = STEP_BOUNDS.findIndex((bound) => share < bound);
  return step === -1 ? STEP_BOUNDS.length : step;
};

/** Scores that a range holds: an open end reaches to the lowest or highest score that came up, and is never the narrower. */
function widthsOf(bins: readonly ScoreBin[], lowest: number, highest: number): number[] {
  const usual = (bins[1]?.to ?? 0) - (bins[1]?.from ?? 0) + 1;
  return bins.map(({ from, to }) =>
    Math.max(usual, Math.min(to, highest) - Math.max(from, lowest) + 1),
  );
}

/**
 * Runs per pair of ranges: rows by home score ascending, columns by away score ascending. A cell's color is its runs per pair of
 * scores, so the darkest is where a score is likeliest, and an open end, which contains many scores, is no darker for that.
 */
export function heatGrid(grid: ScoreGrid, bins: readonly ScoreBin[]): HeatCell[][] {
  const indexOf = (score: number) => bins.findIndex((bin) => score >= bin.from && score <= bin.to);
  const cells = bins.map(() => bins.map(() => ({ count: 0, home: 0, away: 0 })));
  let runs = 0;
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
  eachScore(grid, (home, away, count) => {
    runs += count;
    lowest = Math.min(lowest, home, away);
    highest = Math.max(highest, home, away);
    const cell = cells[indexOf(home)]?.[indexOf(away)];
    if (cell === undefined) return;
    cell.count += count;
    if (home > away) cell.home += count;
    else if (away > home) cell.away += count;
  });
  const widths = widthsOf(bins, lowest, highest);
  const densityAt = (row: number, column: number): number =>
    (cells[row]?.[column]?.count ?? 0) / ((widths[row] ?? 1) * (widths[column] ?? 1));
  const densest = Math.max(...bins.flatMap((_, row) => bins.map((_, at) => densityAt(row, at))));
  return cells.map((row, index) =>
    row.map(({ count, home, away }, column) => ({
      count,
      share: runs === 0 ? 0 : count / runs,
      side: away > home ? 'away' : 'home',
      step: densest === 0 ? 0 : stepOf(densityAt(index, column) / densest),
    })),
  );
}
