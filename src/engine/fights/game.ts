import type { FightOutcome } from '#domain/outcomes/fight.ts';
import type { ModelInputs, Simulation } from '../model.ts';
import { EvenTable } from '../rng/evenTable.ts';
import type { Generator } from '../rng/generator.ts';
import { endingShares, fightOutcome } from './endings.ts';
import { type EndingTable, endingTable } from './table.ts';

/** One fight, ready to be fought again and again. Each run draws one ending, evenly, and adds one count. */
export class FightGame implements Simulation<FightOutcome> {
  private readonly table: EndingTable;
  private readonly endings: EvenTable;
  private readonly counts: Float64Array;

  constructor(inputs: ModelInputs) {
    this.table = endingTable(inputs);
    const shares = endingShares(this.table);
    this.endings = new EvenTable(shares);
    this.counts = new Float64Array(shares.length);
  }

  play(_: Generator, runs: number, point: number): void {
    this.endings.tally(this.counts, point, runs);
  }

  outcome(): FightOutcome {
    return fightOutcome(this.table, this.counts);
  }
}
