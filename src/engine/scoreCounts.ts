import { eachScore, type ScoreGrid, type ScoreRow } from '#domain/game/scoreGrid.ts';

/** Counts of simulated final scores, 0 to size − 1 for each side. A higher score counts as the highest. */
export class ScoreCounts {
  private readonly size: number;
  private readonly counts: Uint32Array;

  constructor(size: number) {
    this.size = size;
    this.counts = new Uint32Array(size * size);
  }

  add(home: number, away: number, count = 1): void {
    const top = this.size - 1;
    const cell = Math.min(home, top) * this.size + Math.min(away, top);
    this.counts[cell] = (this.counts[cell] ?? 0) + count;
  }

  /** One score, given as home × size + away, which must be a cell of the table. */
  addCell(cell: number, count = 1): void {
    this.counts[cell] = (this.counts[cell] ?? 0) + count;
  }

  grid(): ScoreGrid {
    const rows: ScoreRow[] = [];
    for (let home = 0; home < this.size; home++) {
      const row = trimmedRow(home, this.counts.subarray(home * this.size, (home + 1) * this.size));
      if (row) rows.push(row);
    }
    return rows;
  }
}

/** Counts of two parts of the same runs, added up. */
export function mergeGrids(one: ScoreGrid, other: ScoreGrid): ScoreGrid {
  const counts = new ScoreCounts(1 + Math.max(highest(one), highest(other)));
  for (const grid of [one, other]) {
    eachScore(grid, (home, away, count) => counts.add(home, away, count));
  }
  return counts.grid();
}

const highest = (grid: ScoreGrid): number =>
  grid.reduce((top, [home, from, row]) => Math.max(top, home, from + row.length - 1), 0);

function trimmedRow(home: number, counts: Uint32Array): ScoreRow | undefined {
  let first = 0;
  while (first < counts.length && counts[first] === 0) first += 1;
  if (first === counts.length) return undefined;
  let last = counts.length - 1;
  while (counts[last] === 0) last -= 1;
  return [home, first, Array.from(counts.subarray(first, last + 1))];
}
