import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { Simulation } from '../model.ts';
import { EvenTable } from '../rng/evenTable.ts';
import type { Generator } from '../rng/generator.ts';
import { ScoreCounts } from '../scoreCounts.ts';
import type { Joint } from './joint.ts';

/** Scores less likely than this, one in 2³², are never drawn: a 32-bit point does not tell them apart. */
const LEAST = 1 / 4294967296;

/**
 * A game whose whole table of scores is known: each run draws one score, evenly (`EvenTable`). Scores stand in the order of their
 * margins, then of their totals, so that a winner's and a spread's share are the table's own within a few runs.
 */
export class DrawnGame implements Simulation<ScoreGrid> {
  private readonly size: number;
  /** The scores that can be drawn, as home × size + away, in their order. */
  private readonly cells: Uint16Array;
  private readonly table: EvenTable;
  private readonly counts: Int32Array;

  /** @param joint of at most 65,536 cells */
  constructor({ size, weights }: Joint) {
    let all = 0;
    for (let cell = 0; cell < weights.length; cell++) all += weights[cell] ?? 0;
    const least = all * LEAST;
    const cells = new Uint16Array(weights.length);
    const kept = new Float64Array(weights.length);
    let count = 0;
    for (let margin = 1 - size; margin < size; margin++) {
      const [from, to] = [Math.max(0, margin), Math.min(size, size + margin)];
      for (let home = from; home < to; home++) {
        const cell = home * size + home - margin;
        const weight = weights[cell] ?? 0;
        if (!(weight > least)) continue;
        cells[count] = cell;
        kept[count++] = weight;
      }
    }
    this.size = size;
    this.cells = cells.slice(0, count);
    this.table = new EvenTable(kept.subarray(0, count));
    this.counts = new Int32Array(count);
  }

  play(_: Generator, runs: number, point: number): void {
    this.table.tally(this.counts, point, runs);
  }

  outcome(): ScoreGrid {
    const scores = new ScoreCounts(this.size);
    this.counts.forEach((count, index) => {
      if (count > 0) scores.addCell(this.cells[index] ?? 0, count);
    });
    return scores.grid();
  }
}
