import { aliasColumns } from './alias.ts';

const WHOLE = 2147483648;

/**
 * An alias table (alias.ts) for many draws at a time. It has a power of two columns, so the highest bits of a random number give
 * the column and the others the place in it: a draw without a branch, in the generator's own loop (`tally`).
 */
export class DrawTable {
  /** Number of bits that give the column. */
  readonly bits: number;
  /** Each column's own share, of 2³¹. */
  readonly keep: Int32Array;
  /** The value that the rest of the column belongs to. */
  readonly other: Uint16Array;

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
}
