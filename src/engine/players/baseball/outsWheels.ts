import { exp } from '../../rng/exp.ts';
import type { BaseballTables, StartingPitcher } from './types.ts';
import { Wheel } from './wheel.ts';

/** Three equally likely lengths of a start whose expectation is known to within one SD. */
const THIRDS = [-1.2247, 0, 1.2247];
const LONGEST = 27;
const MOST_TILT = 1.5;

/** Outs of a starter by one of three expectations and by the runs of the other side: [third][runs, 0 to 10]. */
export const outsWheels = (
  tables: BaseballTables,
  { outs, outsSd }: Pick<StartingPitcher, 'outs' | 'outsSd'>,
): Wheel[][] =>
  THIRDS.map((step) => {
    const mean = Math.min(24, Math.max(1, outs + step * outsSd));
    const tilt = tiltTo(tables, mean);
    return tables.outs.map((row) => new Wheel(tilted(row, tilt)));
  });

/** The row's shares with longer starts made likelier: each by e^(tilt × outs). */
const tilted = (row: readonly number[], tilt: number): number[] =>
  row.map((share, outs) => share * exp(tilt * (outs - LONGEST / 2)));

/** The tilt that gives this mean over all games. Bisection: the mean rises with the tilt. */
function tiltTo({ outs, runs }: BaseballTables, mean: number): number {
  let low = -MOST_TILT;
  let high = MOST_TILT;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    const got = outs.reduce(
      (sum, row, scored) => sum + (runs[scored] ?? 0) * meanOf(tilted(row, middle)),
      0,
    );
    if (got < mean) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

function meanOf(weights: readonly number[]): number {
  let all = 0;
  let sum = 0;
  weights.forEach((weight, value) => {
    all += weight;
    sum += weight * value;
  });
  return sum / all;
}
