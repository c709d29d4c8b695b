import type { FightOutcome } from '#domain/outcomes/fight.ts';
import type { ModelInputs, Simulation } from '../model.ts';
import { AliasTable } from '../rng/alias.ts';
import { type BatchGame, playBatches } from '../rng/batches.ts';
import type { Generator } from '../rng/generator.ts';
import { endingShares, fightOutcome } from './endings.ts';
import { type EndingTable, endingTable } from './table.ts';

/** One fight, ready to be fought again and again. Each run uses one random number and adds one count. */
export class FightGame implements Simulation<FightOutcome>, BatchGame {
  readonly numbers = 1;
  private readonly table: EndingTable;
  private readonly endings: AliasTable;
  private readonly counts: Float64Array;

  constructor(inputs: ModelInputs) {
    this.table = endingTable(inputs);
    const shares = endingShares(this.table);
    this.endings = new AliasTable(shares);
    this.counts = new Float64Array(shares.length);
  }

  play(generator: Generator, runs: number): void {
    playBatches(this, generator, runs);
  }

  batch(bits: Uint32Array, wanted: number): number {
    const { endings, counts } = this;
    for (let run = 0; run < wanted; run++) {
      const ending = endings.draw(bits[run] ?? 0);
      counts[ending] = (counts[ending] ?? 0) + 1;
    }
    return wanted;
  }

  outcome(): FightOutcome {
    return fightOutcome(this.table, this.counts);
  }
}
