import type { Histogram } from '#domain/game/scoreGrid.ts';

/** How often each value of one player's stat came up, by band of the score it is given. */
export class LineTable {
  private readonly least: number;
  private readonly bands: number;
  private width = 16;
  private counts: Int32Array;

  /** @param least values below it count as it @param bands bands of the score */
  constructor(least: number, bands: number) {
    this.least = least;
    this.bands = bands;
    this.counts = new Int32Array(bands * this.width);
  }

  add(value: number, band: number): void {
    const at = value > this.least ? value - this.least : 0;
    if (at >= this.width) this.widen(at + 1);
    const cell = band * this.width + at;
    this.counts[cell] = (this.counts[cell] ?? 0) + 1;
  }

  /** Values that came up and how often, ascending: of all runs, or of those in one band. */
  histogram(band?: number): Histogram {
    const out: (readonly [number, number])[] = [];
    for (let at = 0; at < this.width; at++) {
      let count = 0;
      for (let one = band ?? 0; one < (band === undefined ? this.bands : band + 1); one++)
        count += this.counts[one * this.width + at] ?? 0;
      if (count > 0) out.push([this.least + at, count]);
    }
    return out;
  }

  private widen(least: number): void {
    let width = this.width;
    while (width < least) width *= 2;
    const counts = new Int32Array(this.bands * width);
    for (let band = 0; band < this.bands; band++) {
      const row = this.counts.subarray(band * this.width, (band + 1) * this.width);
      counts.set(row, band * width);
    }
    this.width = width;
    this.counts = counts;
  }
}
