import { InputError } from '#domain/numbers/inputError.ts';

/** Steps of the unit interval: a point is a whole number below this. */
const WHOLE = 4294967296;
/** 2³² ÷ the golden ratio, odd: no other step spreads so evenly, however many are taken. */
const STEP = 0x9e3779b9;
/** Points with the same highest bits begin their search at one place. */
const GUIDE_BITS = 12;

/** Where a run's point lies: `start` moved by one golden step a run. @param run whole number, 0 the first */
export const pointOf = (start: number, run: number): number => (start + Math.imul(run, STEP)) >>> 0;

/**
 * A distribution over 0 … n − 1, drawn by evenly spread points in place of independent ones: outcomes stand side by side on the
 * unit interval, each as wide as its share, and a run gets the one at its point. Outcomes that lie together, such as all home
 * wins, then come up within a few runs of what their shares say, where independent draws of 100,000 runs miss by 158.
 * Golden-ratio sequence: Kuipers and Niederreiter (1974), "Uniform Distribution of Sequences", 2.3. A start drawn from the seed
 * keeps every share unbiased: Cranley and Patterson (1976), SIAM J. Numerical Analysis 13(6). Whole numbers only in the loop, so
 * its counts are the same on every machine.
 */
export class EvenTable {
  /** Where each outcome ends, of 2³². The last one ends at the end. */
  private readonly ends: Uint32Array;
  /** The first outcome that a point with these highest bits may lie in. */
  private readonly guide: Uint16Array;

  /**
   * @param weights of any sum: not negative, not all 0, at most 65,536 of them. One below 2⁻³² of all may never be drawn.
   * Throws a RangeError if they sum to nothing.
   */
  constructor(weights: Float64Array) {
    let all = 0;
    let last = 0;
    for (let index = 0; index < weights.length; index++) {
      const weight = weights[index] ?? 0;
      all += weight;
      if (weight > 0) last = index;
    }
    if (!(all > 0)) throw new InputError('No outcome has any weight');
    this.ends = new Uint32Array(last);
    let sum = 0;
    for (let index = 0; index < last; index++) {
      sum += weights[index] ?? 0;
      this.ends[index] = Math.min(Math.round((sum / all) * WHOLE), WHOLE - 1);
    }
    const guides = 1 << GUIDE_BITS;
    this.guide = new Uint16Array(guides);
    let index = 0;
    for (let bits = 0; bits < guides; bits++) {
      const from = bits * (WHOLE / guides);
      while (index < last && (this.ends[index] ?? 0) <= from) index += 1;
      this.guide[bits] = index;
    }
  }

  /**
   * Draws `runs` outcomes and counts them.
   * @param point of the first of these runs
   */
  tally(counts: Int32Array | Float64Array, point: number, runs: number): void {
    const { ends, guide } = this;
    const shift = 32 - GUIDE_BITS;
    const last = ends.length;
    let at = point >>> 0;
    for (let run = 0; run < runs; run++) {
      let index = guide[at >>> shift] ?? 0;
      while (index < last && at >= (ends[index] ?? 0)) index += 1;
      counts[index] = (counts[index] ?? 0) + 1;
      at = (at + STEP) >>> 0;
    }
  }

  /**
   * Writes one outcome a run into `out`.
   * @param point of the first run
   */
  draw(out: Int32Array, point: number): void {
    const { ends, guide } = this;
    const shift = 32 - GUIDE_BITS;
    const last = ends.length;
    let at = point >>> 0;
    for (let run = 0; run < out.length; run++) {
      let index = guide[at >>> shift] ?? 0;
      while (index < last && at >= (ends[index] ?? 0)) index += 1;
      out[run] = index;
      at = (at + STEP) >>> 0;
    }
  }
}
