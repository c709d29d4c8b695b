import type { StatCounts } from '#domain/players/line.ts';

/** How often each value of a stat came up; values below the least count as it. */
export class WeightedCount {
  private readonly least: number;
  private seen = new Int32Array(32);

  constructor(least: number) {
    this.least = least;
  }

  add(value: number): void {
    const at = value > this.least ? value - this.least : 0;
    if (at >= this.seen.length) this.widen(at);
    this.seen[at] = (this.seen[at] ?? 0) + 1;
  }

  /** From the lowest value that came up to the highest; at least one has to have been added. */
  counts(): StatCounts {
    const first = this.seen.findIndex((count) => count > 0);
    const last = this.seen.findLastIndex((count) => count > 0);
    return { from: this.least + first, counts: [...this.seen.subarray(first, last + 1)] };
  }

  private widen(at: number): void {
    const wider = new Int32Array(2 * at);
    wider.set(this.seen);
    this.seen = wider;
  }
}
