import type { ScoreGrid, ScoreRow } from '#domain/scoreGrid.ts';

/** Counts of simulated final scores, 0 to size − 1 for each side. A higher score counts as the highest. */
export interface ScoreCounts {
  add(home: number, away: number): void;
  grid(): ScoreGrid;
}

export function scoreCounts(size: number): ScoreCounts {
  const counts = new Uint32Array(size * size);
  const top = size - 1;
  return {
    add(home, away) {
      const cell = Math.min(home, top) * size + Math.min(away, top);
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

function trimmedRow(home: number, counts: Uint32Array): ScoreRow | undefined {
  const first = counts.findIndex((count) => count > 0);
  if (first < 0) return undefined;
  const last = counts.findLastIndex((count) => count > 0);
  return [home, first, [...counts.subarray(first, last + 1)]];
}
