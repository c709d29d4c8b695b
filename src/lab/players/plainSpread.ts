import type { Histogram } from '#domain/game/scoreGrid.ts';

/** Bins of the mean; each holds as many games of earlier seasons as any other. */
const BINS = 40;
/** Games of a bin at most, evenly spaced: enough for every tail that is scored. */
const MOST = 2000;

/**
 * How outcomes lay around a plain mean in earlier seasons, by bins of that mean: no family of distributions is assumed, so the
 * spread suits counts, yards and minutes alike.
 */
export class PlainSpread {
  /** Highest mean of each bin, ascending. */
  private readonly tops: number[] = [];
  private readonly residuals: Float64Array[] = [];
  private readonly least: number;

  /** @param means and @param values one a game, of earlier seasons @param least the lowest value there is */
  constructor(means: readonly number[], values: readonly number[], least: number) {
    this.least = least;
    const order = means.map((_, index) => index).sort((a, b) => (means[a] ?? 0) - (means[b] ?? 0));
    const size = Math.max(1, Math.ceil(order.length / BINS));
    for (let from = 0; from < order.length; from += size) {
      const bin = order.slice(from, from + size);
      const step = Math.max(1, Math.floor(bin.length / MOST));
      const kept = bin.filter((_, at) => at % step === 0);
      this.tops.push(means[bin.at(-1) ?? 0] ?? 0);
      this.residuals.push(
        Float64Array.from(kept, (index) => (values[index] ?? 0) - (means[index] ?? 0)),
      );
    }
  }

  /** The distribution around a mean: how often each value comes up. */
  around(mean: number): Histogram {
    const found = this.tops.findIndex((top) => mean <= top);
    const residuals = this.residuals[found < 0 ? this.residuals.length - 1 : found] ?? [0];
    const counts = new Map<number, number>();
    for (const residual of residuals) {
      const value = Math.max(this.least, Math.round(mean + residual));
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
    return [...counts].sort(([one], [other]) => one - other);
  }
}
