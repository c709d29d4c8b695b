import { EvenTable } from './evenTable.ts';
import type { Generator } from './generator.ts';

/** Draws `runs` outcomes of a table and counts them: by the generator's next numbers, or evenly from the point of the first run. */
export type RunTally = (
  counts: Int32Array | Float64Array,
  runs: number,
  generator: Generator,
  point: number,
) => void;

/** Draws evenly (`EvenTable`, which says what weights may be). */
export function tallyEvenly(weights: Float64Array): RunTally {
  const table = new EvenTable(weights);
  return (counts, runs, _, point) => table.tally(counts, point, runs);
}
