import { aliasColumns } from './alias.ts';

const WHOLE = 2147483648;

/**
 * An alias table (alias.ts) for many draws at a time: a power of two columns, so that the highest bits of a random
 * number are the column and the others the place in it, and a draw without a branch.
 */
export class DrawTable {
  /** Bits that say the column. */
  private readonly bits: number;
  /** Share of each column that is its own, of 2³¹. */
  private readonly keep: Int32Array;
  private readonly other: Uint16Array;

  /** @param weights of any sum: not negative, not all 0, at most 65,536 of them. A weight of 0 is never drawn. */
  constructor(weights: Float64Array) {
    let bits = 1;
    while (1 << bits < weights.length) bits += 1;
    const padded = new Float64Array(1 << bits);
    padded.set(weights);
    const { keep, other } = aliasColumns(padded);
    this.bits = bits;
    this.other = other;
    this.keep = new Int32Array(padded.length);
    for (let column = 0; column < padded.length; column++) {
      const share = keep[column] ?? 0;
      if (share >= 1) other[column] = column;
      this.keep[column] = Math.min(Math.floor(share * WHOLE), WHOLE - 1);
    }
  }

  /** Draws with the first `wanted` numbers of a list and counts what came up. */
  count(numbers: Uint32Array, wanted: number, counts: Int32Array): void {
    const { bits, keep, other } = this;
    const shift = 32 - bits;
    for (let at = 0; at < wanted; at++) {
      const number = (numbers[at] ?? 0) | 0;
      const column = number >>> shift;
      // All bits set where the place in the column is its own, else none.
      const own = (((number << bits) >>> 1) - (keep[column] ?? 0)) >> 31;
      const drawn = (column & own) | ((other[column] ?? 0) & ~own);
      counts[drawn] = ((counts[drawn] ?? 0) + 1) | 0;
    }
  }
}
