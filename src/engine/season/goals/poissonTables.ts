import { aliasColumns } from '../../rng/alias.ts';
import { exp } from '../../rng/exp.ts';
import { log } from '../../rng/log.ts';

/** Goals 0 to 15 of a side. */
export const TABLED_GOALS = 16;
/** Rates from 0.02 to 12, in steps of 1 ÷ 64 of their logarithm. */
const LOWEST_LOG = log(0.02);
const RATE_STEPS = 64;
const RATES = Math.ceil((log(12) - LOWEST_LOG) * RATE_STEPS) + 2;
const LAST_RATE = RATES - 2;

/** Bits below the four of the column that tell its own share from the other value's. */
const SHARE_BITS = 20;
const SHARES = 1 << SHARE_BITS;

/** Poisson's distribution at each rate of the grid, ready to draw from (alias.ts) and to sum over. */
interface PoissonTables {
  readonly rates: Float64Array;
  readonly probabilities: Float64Array;
  readonly keep: Int32Array;
  readonly other: Uint8Array;
}

export function poissonTables(): PoissonTables {
  const rates = Float64Array.from({ length: RATES }, (_, at) => exp(LOWEST_LOG + at / RATE_STEPS));
  const probabilities = new Float64Array(RATES * TABLED_GOALS);
  const keep = new Int32Array(RATES * TABLED_GOALS);
  const other = new Uint8Array(RATES * TABLED_GOALS);
  for (let rate = 0; rate < RATES; rate++) {
    const row = poissonTable(rates[rate] ?? 1);
    const columns = aliasColumns(row);
    probabilities.set(row, rate * TABLED_GOALS);
    for (let column = 0; column < TABLED_GOALS; column++) {
      const share = columns.keep[column] ?? 0;
      keep[rate * TABLED_GOALS + column] = Math.min(Math.floor(share * SHARES), SHARES);
      other[rate * TABLED_GOALS + column] = share >= 1 ? column : (columns.other[column] ?? 0);
    }
  }
  return { rates, probabilities, keep, other };
}

/** Probabilities of 0 … 15 goals; the last one holds all that are left. */
export function poissonTable(rate: number): Float64Array {
  const row = new Float64Array(TABLED_GOALS);
  let probability = exp(-rate);
  let sum = 0;
  for (let goals = 0; goals < TABLED_GOALS - 1; goals++) {
    row[goals] = probability;
    sum += probability;
    probability *= rate / (goals + 1);
  }
  row[TABLED_GOALS - 1] = Math.max(1 - sum, 0);
  return row;
}

/** Goals at a rate of the grid: the highest four bits give the column, the next twenty the place in it. */
export function drawGoals({ keep, other }: PoissonTables, rate: number, bits: number): number {
  const column = bits >>> 28;
  const at = rate * TABLED_GOALS + column;
  // All bits set if the place is in the column's own share, else none: a branch would be mispredicted.
  const own = (((bits >>> 8) & (SHARES - 1)) - (keep[at] ?? 0)) >> 31;
  return (column & own) | ((other[at] ?? 0) & ~own);
}

/**
 * Row of the grid for a rate between two of its rates: the lower or the higher one by chance, so that the mean over draws is
 * between theirs. Its chance is the lowest eight bits of the side's number, which `drawGoals` does not read.
 */
export function poissonRow(logRate: number, bits: number): number {
  const place = (logRate - LOWEST_LOG) * RATE_STEPS + ((bits & 255) + 0.5) / 256;
  return place < 0 ? 0 : place > LAST_RATE ? LAST_RATE : place | 0;
}
