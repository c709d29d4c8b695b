import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { Simulation } from '../model.ts';
import { DrawTable } from '../rng/drawTable.ts';
import type { Generator } from '../rng/generator.ts';
import { ScoreCounts } from '../scoreCounts.ts';
import type { Joint } from './joint.ts';

/** Scores less likely than this, one in 2³⁶, are never drawn: a 32-bit random number does not tell them apart. */
const LEAST = 1 / 68719476736;

/** A game whose whole table of scores is known: each run draws one score. */
export class DrawnGame implements Simulation<ScoreGrid> {
  private readonly size: number;
  /** The scores that can be drawn, as home × size + away, ascending. */
  private readonly cells: Uint16Array;
  private readonly table: DrawTable;
  private readonly counts: Int32Array;

  /** @param joint of at most 65,536 cells */
  constructor({ size, weights }: Joint) {
    let all = 0;
    for (let cell = 0; cell < weights.length; cell++) all += weights[cell] ?? 0;
    const least = all * LEAST;
    const cells = new Uint16Array(weights.length);
    const kept = new Float64Array(weights.length);
    let count = 0;
    for (let cell = 0; cell < weights.length; cell++) {
      const weight = weights[cell] ?? 0;
      if (!(weight > least)) continue;
      cells[count] = cell;
      kept[count++] = weight;
    }
    this.size = size;
    this.cells = cells.slice(0, count);
    this.table = new DrawTable(kept.subarray(0, count));
    this.counts = new Int32Array(count);
  }

  play(generator: Generator, runs: number): void {
    generator.tally(this.table, this.counts, runs);
  }

  outcome(): ScoreGrid {
    const scores = new ScoreCounts(this.size);
    this.counts.forEach((count, index) => {
      if (count > 0) scores.addCell(this.cells[index] ?? 0, count);
    });
    return scores.grid();
  }
}
