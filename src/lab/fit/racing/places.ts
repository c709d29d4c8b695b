import { sum } from '#domain/numbers/numbers.ts';
import { normalCdf } from '#engine/rng/normalCdf.ts';

/** Probabilities of one race, per car. */
interface Places {
  readonly win: Float64Array;
  readonly top3: Float64Array;
  readonly top10: Float64Array;
}

/** A car's data for the quadrature: mean and SD of its performance, chance of retirement. */
export interface Runner {
  readonly mean: number;
  readonly sd: number;
  readonly retirement: number;
}

/** Nodes of the trapezoidal rule over a car's own performance, in its SDs, and their weights. */
const NODES = Array.from({ length: 21 }, (_, index) => (index - 10) * 0.36);
const WEIGHTS = (() => {
  const raw = NODES.map((x) => Math.exp((-x * x) / 2));
  const all = sum(raw);
  return raw.map((weight) => weight / all);
})();

/** Normal distribution function from a table in steps of 0.01, linearly interpolated: error below 2e-5. */
const TABLE = Float64Array.from({ length: 1601 }, (_, index) => normalCdf((index - 800) / 100));
function normalBelow(x: number): number {
  const at = (x + 8) * 100;
  if (at <= 0) return 0;
  if (at >= 1599) return 1;
  const index = Math.floor(at);
  const low = TABLE[index] ?? 0;
  return low + (at - index) * ((TABLE[index + 1] ?? 0) - low);
}

/**
 * Chances of a win and of the first 3 and 10 when performances are independent normals and the retired rank last:
 * given the car's own performance, which is integrated out, the number of cars ahead is Poisson-binomial. Exact for
 * the first two; the third uses that number's normal approximation. Only for the fit, where simulated chances
 * would be too noisy and too slow; predictions are simulated.
 * Source: Henery (1981), "Permutation probabilities as models for horse races", JRSS B 43(1).
 */
export function places(cars: readonly Runner[]): Places {
  const count = cars.length;
  const result = {
    win: new Float64Array(count),
    top3: new Float64Array(count),
    top10: new Float64Array(count),
  };
  for (const [index, car] of cars.entries()) {
    let [win, top3, top10] = [0, 0, 0];
    for (let node = 0; node < NODES.length; node++) {
      const own = car.mean + car.sd * (NODES[node] ?? 0);
      let [none, one, two, mean, variance] = [1, 0, 0, 0, 0];
      for (let other = 0; other < count; other++) {
        const rival = cars[other];
        if (other === index || !rival) continue;
        const behind = normalBelow((own - rival.mean) / rival.sd);
        const ahead = (1 - rival.retirement) * (1 - behind);
        const stays = 1 - ahead;
        two = two * stays + one * ahead;
        one = one * stays + none * ahead;
        none *= stays;
        mean += ahead;
        variance += ahead * stays;
      }
      const weight = (WEIGHTS[node] ?? 0) * (1 - car.retirement);
      win += weight * none;
      top3 += weight * (none + one + two);
      top10 += weight * normalBelow((9.5 - mean) / Math.sqrt(variance + 1e-9));
    }
    result.win[index] = win;
    result.top3[index] = top3;
    result.top10[index] = top10;
  }
  return result;
}
