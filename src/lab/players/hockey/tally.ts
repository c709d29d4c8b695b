/** Counts of things by a whole number, and their shares. */
export class WholeTally {
  private readonly counts: number[] = [];

  add(value: number, times = 1): void {
    while (this.counts.length <= value) this.counts.push(0);
    this.counts[value] = (this.counts[value] ?? 0) + times;
  }

  get all(): number {
    let sum = 0;
    for (const count of this.counts) sum += count;
    return sum;
  }

  /** Shares of 0, 1 … ; empty without any. */
  shares(): number[] {
    const { all } = this;
    return all === 0 ? [] : this.counts.map((count) => count / all);
  }
}

/** Mean and variance of numbers added one by one. */
export class Moments {
  private n = 0;
  private sum = 0;
  private squares = 0;

  add(value: number): void {
    this.n += 1;
    this.sum += value;
    this.squares += value * value;
  }

  get count(): number {
    return this.n;
  }

  get mean(): number {
    return this.n > 0 ? this.sum / this.n : 0;
  }

  get variance(): number {
    return this.n > 1 ? Math.max(0, this.squares / this.n - this.mean ** 2) : 0;
  }
}

/** The beta of shares' mean and variance, no narrower than 50 and no wider than 0.5 in all; the even one where they say nothing. */
export function betaOf({ mean, variance }: Moments): [number, number] {
  if (!(mean > 0 && mean < 1 && variance > 0)) return [1, 1];
  const all = Math.min(50, Math.max(0.5, (mean * (1 - mean)) / variance - 1));
  return [mean * all, (1 - mean) * all];
}
