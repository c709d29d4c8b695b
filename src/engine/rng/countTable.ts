const WHOLE = 4294967296;
const TOP = 0xffffffff;

/**
 * Distributions of a count 0 … width − 1, one in each row, as running sums in units of 2⁻³²: a draw compares one
 * random number with whole numbers until it is reached.
 */
export class CountTable {
  readonly width: number;
  private readonly limits: Uint32Array;

  constructor(rows: number, width: number) {
    this.width = width;
    this.limits = new Uint32Array(rows * width).fill(TOP);
  }

  /** Sets a row, once, from probabilities that sum to at most 1; what is missing goes to the last count. */
  set(row: number, probabilities: ArrayLike<number>): void {
    const from = row * this.width;
    let sum = 0;
    for (let count = 0; count < this.width - 1; count++) {
      sum += probabilities[count] ?? 0;
      const limit = Math.ceil(sum * WHOLE) - 1;
      if (limit >= TOP) return;
      this.limits[from + count] = Math.max(limit, 0);
    }
  }

  /** The draw of one random number, 0 to 2³² − 1. */
  draw(bits: number, row: number): number {
    const limits = this.limits;
    const from = row * this.width;
    let at = from;
    while (bits > (limits[at] ?? TOP)) at += 1;
    return at - from;
  }
}
