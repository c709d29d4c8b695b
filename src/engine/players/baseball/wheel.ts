import { aliasColumns } from '../../rng/alias.ts';
import { type Generator, uniform } from '../../rng/generator.ts';

/** A distribution over whole numbers from `from` on, drawn in one step. */
export class Wheel {
  private readonly from: number;
  private readonly keep: Float64Array;
  private readonly other: Uint16Array;

  /** @param weights of any sum above 0, none negative; throws an InputError otherwise */
  constructor(weights: ArrayLike<number>, from = 0) {
    const { keep, other } = aliasColumns(Float64Array.from(weights));
    this.from = from;
    this.keep = keep;
    this.other = other;
  }

  pick(generator: Generator): number {
    const at = uniform(generator) * this.keep.length;
    const column = Math.floor(at);
    return (
      this.from + (at - column < (this.keep[column] ?? 1) ? column : (this.other[column] ?? 0))
    );
  }
}

/** What never came up is certain to be 0: an empty row of a table is no error. */
export const wheelOf = (weights: readonly number[], from = 0): Wheel =>
  weights.some((weight) => weight > 0) ? new Wheel(weights, from) : new Wheel([1]);
