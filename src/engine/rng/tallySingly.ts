import { aliasColumns } from './alias.ts';
import type { Generator } from './generator.ts';
import type { RunTally } from './tally.ts';

/**
 * How engine 0.3 drew: one random number a run, from an alias table (alias.ts). Kept so that its recipes give their digits; nothing
 * new is drawn so.
 */

const WHOLE = 2147483648;

/** The numbers that come next, one a run. */
function numbersOf(generator: Generator, runs: number): Uint32Array {
  const numbers = new Uint32Array(runs);
  generator.fill(numbers);
  return numbers;
}

/**
 * Scores of team games: a power of two columns, the highest bits of a number give the column and the others the place in it.
 * @param weights of any sum: not negative, not all 0, at most 65,536 of them. Throws a RangeError if they sum to nothing.
 */
export function tallyScoresSingly(weights: Float64Array): RunTally {
  let bits = 1;
  while (1 << bits < weights.length) bits += 1;
  const padded = new Float64Array(1 << bits);
  padded.set(weights);
  const { keep, other } = aliasColumns(padded);
  const kept = keep.map((share) => Math.min(Math.floor(share * WHOLE), WHOLE - 1));
  return (counts, runs, generator) => {
    for (const number of numbersOf(generator, runs)) {
      const column = number >>> (32 - bits);
      const isOwn = (keep[column] ?? 0) >= 1 || (number << bits) >>> 1 < (kept[column] ?? 0);
      const drawn = isOwn ? column : (other[column] ?? 0);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
  };
}

/** Endings of fights: as many columns as endings; the fraction of a number's place is the place in the column. */
export function tallyEndingsSingly(weights: Float64Array): RunTally {
  const { keep, other } = aliasColumns(weights);
  const scale = weights.length / 4294967296;
  return (counts, runs, generator) => {
    for (const number of numbersOf(generator, runs)) {
      const x = number * scale;
      const column = Math.floor(x);
      const drawn = x - column < (keep[column] ?? 0) ? column : (other[column] ?? 0);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
  };
}
