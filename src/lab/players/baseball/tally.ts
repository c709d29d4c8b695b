/** Shares of counts, from 0 on, rounded to what a table needs. */
export const countShares = (counts: readonly number[]): number[] => {
  const all = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => roundedShare(all > 0 ? count / all : 0));
};

/** Five decimals: a table's cell has a few thousand games at most. */
export const roundedShare = (value: number): number => Math.round(value * 1e5) / 1e5;

/** Counts of whole numbers, 0 or above or not, that grow as they come. */
export class BaseballCounts {
  private readonly seen = new Map<number, number>();

  add(value: number, weight = 1): void {
    this.seen.set(value, (this.seen.get(value) ?? 0) + weight);
  }

  /** Counts from 0 to the highest value; those above `most` count as it. Negative ones as 0. */
  upTo(most: number): number[] {
    const out = new Array<number>(most + 1).fill(0);
    for (const [value, count] of this.seen) {
      const at = Math.min(most, Math.max(0, value));
      out[at] = (out[at] ?? 0) + count;
    }
    let last = out.length - 1;
    while (last > 0 && out[last] === 0) last -= 1;
    return out.slice(0, last + 1);
  }

  /** Shares from the lowest value on, none beyond ±`most`. */
  shares(most: number): { from: number; shares: number[] } {
    const values = [...this.seen.keys()].map((value) => Math.min(most, Math.max(-most, value)));
    if (values.length === 0) return { from: 0, shares: [1] };
    const from = Math.min(...values);
    const out = new Array<number>(Math.max(...values) - from + 1).fill(0);
    for (const [value, count] of this.seen) {
      const at = Math.min(most, Math.max(-most, value)) - from;
      out[at] = (out[at] ?? 0) + count;
    }
    return { from, shares: countShares(out) };
  }
}

/** A table of counts, by rows. */
export const countsOf = (rows: number): BaseballCounts[] =>
  Array.from({ length: rows }, () => new BaseballCounts());
