import { eachScore, type ScoreGrid, type ScoreRow } from '#domain/scoreGrid.ts';

/** Counts of simulated final scores, 0 to size − 1 for each side. A higher score counts as the highest. */
export interface ScoreCounts {
  add(home: number, away: number, count?: number): void;
  /** One score, given as home × size + away, which must be a cell of the table. */
  addCell(cell: number): void;
  grid(): ScoreGrid;
}

export function scoreCounts(size: number): ScoreCounts {
  const counts = new Uint32Array(size * size);
  const top = size - 1;
  return {
    add(home, away, count = 1) {
      const cell = Math.min(home, top) * size + Math.min(away, top);
      counts[cell] = (counts[cell] ?? 0) + count;
    },
    addCell(cell) {
      counts[cell] = (counts[cell] ?? 0) + 1;
    },
    grid() {
      const rows: ScoreRow[] = [];
      for (let home = 0; home < size; home++) {
        const row = trimmedRow(home, counts.subarray(home * size, (home + 1) * size));
        if (row) rows.push(row);
      }
      return rows;
    },
  };
}

/** Counts of two parts of the same runs, added up. */
export function mergeGrids(one: ScoreGrid, other: ScoreGrid): ScoreGrid {
  const counts = scoreCounts(1 + Math.max(highest(one), highest(other)));
  for (const grid of [one, other]) {
    eachScore(grid, (home, away, count) => counts.add(home, away, count));
  }
  return counts.grid();
}

const highest = (grid: ScoreGrid): number =>
  grid.reduce((top, [home, from, row]) => Math.max(top, home, from + row.length - 1), 0);

function trimmedRow(home: number, counts: Uint32Array): ScoreRow | undefined {
  const first = counts.findIndex((count) => count > 0);
  if (first < 0) return undefined;
  const last = counts.findLastIndex((count) => count > 0);
  return [home, first, [...counts.subarray(first, last + 1)]];
}
