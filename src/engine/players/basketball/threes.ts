import { type Generator, uniform } from '../../rng/generator.ts';
import { scatteredShares } from './counts.ts';

/** As many threes as a line can hold. */
const MOST_THREES = 30;
const MOST_POINTS = 80;
const LEAST_CHANCE = 0.002;
const MOST_CHANCE = 0.97;

/**
 * A player's threes given his points: of the ⌊points ÷ 3⌋ that there can be, each is one by his chance of the night, which is
 * beta-distributed (beta-binomial). The chance is such that his expected points give his expected threes.
 */
export class Threes {
  /** For each possible number n: chances of at most 0, 1 … n threes. */
  private readonly tables: readonly Float64Array[];

  /**
   * @param points his expected ones @param variation of his points, squared coefficient
   * @param perPoint threes per point @param spread correlation of two possible threes in a night, above 0, below 1
   */
  constructor(points: number, variation: number, perPoint: number, spread: number) {
    const shares = scatteredShares(Math.max(0.1, points), variation, MOST_POINTS);
    let possible = 0;
    shares.forEach((share, at) => {
      possible += share * Math.floor(at / 3);
    });
    const mean = (perPoint * points) / Math.max(possible, 1e-9);
    const chance = Math.min(MOST_CHANCE, Math.max(LEAST_CHANCE, mean));
    const strength = (1 - spread) / spread;
    const a = chance * strength;
    const b = (1 - chance) * strength;
    this.tables = Array.from({ length: MOST_THREES + 1 }, (_, n) => betaBinomial(n, a, b));
  }

  draw(generator: Generator, points: number): number {
    const u = uniform(generator);
    const table = this.tables[Math.min(MOST_THREES, Math.floor(points / 3))];
    if (!table) return 0;
    let count = 0;
    while (count < table.length - 1 && u > (table[count] ?? 1)) count += 1;
    return count;
  }
}

/** Distribution function of the beta-binomial, by its recurrence from 0 up. */
function betaBinomial(n: number, a: number, b: number): Float64Array {
  const out = new Float64Array(n + 1);
  let share = 1;
  for (let k = 0; k < n; k++) share *= (b + k) / (a + b + k);
  let sum = 0;
  for (let k = 0; k <= n; k++) {
    sum += share;
    out[k] = sum;
    share *= ((n - k) * (a + k)) / ((k + 1) * (b + n - k - 1));
  }
  out[n] = 1;
  return out;
}
