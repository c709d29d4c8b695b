import type { FightOutcome } from '#domain/outcomes/fight.ts';
import type { Drawing } from '../drawing.ts';
import type { ModelInputs, Simulation } from '../model.ts';
import type { Generator } from '../rng/generator.ts';
import { type RunTally, tallyEvenly } from '../rng/tally.ts';
import { tallyEndingsSingly } from '../rng/tallySingly.ts';
import { endingShares, fightOutcome } from './endings.ts';
import { type EndingTable, endingTable } from './table.ts';

/** One fight, ready to be fought again and again. Each run draws one ending, evenly, and adds one count. */
export class FightGame implements Simulation<FightOutcome> {
  private readonly table: EndingTable;
  private readonly tally: RunTally;
  private readonly counts: Float64Array;

  /** @param drawing singly for recipes of engine 0.3 */
  constructor(inputs: ModelInputs, drawing: Drawing = 'evenly') {
    this.table = endingTable(inputs);
    const shares = endingShares(this.table);
    this.tally = drawing === 'evenly' ? tallyEvenly(shares) : tallyEndingsSingly(shares);
    this.counts = new Float64Array(shares.length);
  }

  play(generator: Generator, runs: number, point: number): void {
    this.tally(this.counts, runs, generator, point);
  }

  outcome(): FightOutcome {
    return fightOutcome(this.table, this.counts);
  }
}
