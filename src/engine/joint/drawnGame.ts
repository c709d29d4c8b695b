import type { ScoreGrid } from '#domain/game/scoreGrid.ts';
import type { Drawing } from '../drawing.ts';
import type { Simulation } from '../model.ts';
import type { Generator } from '../rng/generator.ts';
import { type RunTally, tallyEvenly } from '../rng/tally.ts';
import { tallyScoresSingly } from '../rng/tallySingly.ts';
import { ScoreCounts } from '../scoreCounts.ts';
import type { Joint } from './joint.ts';

/** Scores less likely than this are never drawn: a 32-bit number does not tell them apart. */
const LEAST: Readonly<Record<Drawing, number>> = { evenly: 2 ** -32, singly: 2 ** -36 };

/** Every score as home × size + away, in the order of their margins, then of their totals. */
function byMargin(size: number): Uint16Array {
  const cells = new Uint16Array(size * size);
  let count = 0;
  for (let margin = 1 - size; margin < size; margin++) {
    const [from, to] = [Math.max(0, margin), Math.min(size, size + margin)];
    for (let home = from; home < to; home++) cells[count++] = home * size + home - margin;
  }
  return cells;
}

const byHome = (size: number): Uint16Array => new Uint16Array(size * size).map((_, cell) => cell);

/**
 * A game whose whole table of scores is known: each run draws one score, evenly. Scores stand in the order of their margins, then
 * of their totals, so that a winner's and a spread's share are the table's own within a few runs. Recipes of engine 0.3 draw
 * singly, from scores in the order of the home side's.
 */
export class DrawnGame implements Simulation<ScoreGrid> {
  private readonly size: number;
  /** The scores that can be drawn, as home × size + away, in their order. */
  private readonly cells: Uint16Array;
  private readonly tally: RunTally;
  private readonly counts: Int32Array;

  /** @param joint of at most 65,536 cells */
  constructor({ size, weights }: Joint, drawing: Drawing = 'evenly') {
    let all = 0;
    for (let cell = 0; cell < weights.length; cell++) all += weights[cell] ?? 0;
    const least = all * LEAST[drawing];
    const ordered = drawing === 'evenly' ? byMargin(size) : byHome(size);
    const kept = new Float64Array(weights.length);
    let count = 0;
    for (const cell of ordered) {
      const weight = weights[cell] ?? 0;
      if (!(weight > least)) continue;
      ordered[count] = cell;
      kept[count++] = weight;
    }
    this.size = size;
    this.cells = ordered.slice(0, count);
    const drawn = kept.subarray(0, count);
    this.tally = drawing === 'evenly' ? tallyEvenly(drawn) : tallyScoresSingly(drawn);
    this.counts = new Int32Array(count);
  }

  play(generator: Generator, runs: number, point: number): void {
    this.tally(this.counts, runs, generator, point);
  }

  outcome(): ScoreGrid {
    const scores = new ScoreCounts(this.size);
    this.counts.forEach((count, index) => {
      if (count > 0) scores.addCell(this.cells[index] ?? 0, count);
    });
    return scores.grid();
  }
}
