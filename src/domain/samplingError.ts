/** Normal quantile of a two-sided 95 % interval. */
const Z = 1.959964;

/**
 * Half the width of the 95 % interval of a simulated share, percentage points: what another seed would change.
 * It says nothing of whether the model is right.
 * Source: Wilson (1927), "Probable inference, the law of succession, and statistical inference", JASA 22(158); at
 * shares of 0 and 100 % it is not zero.
 * @param percent simulated share, 0–100
 * @param runs simulated games, 1 or more
 * Throws a RangeError for anything else.
 */
export function samplingError(percent: number, runs: number): number {
  if (!(percent >= 0 && percent <= 100)) throw new RangeError(`${percent} is no percentage`);
  if (!(Number.isInteger(runs) && runs >= 1)) throw new RangeError(`${runs} is no number of runs`);
  const p = percent / 100;
  const spread = Math.sqrt((p * (1 - p)) / runs + (Z * Z) / (4 * runs * runs));
  return (100 * Z * spread) / (1 + (Z * Z) / runs);
}

/** "±0.3", in points; below a tenth one figure, "±0.04", so that no share ever claims to be exact. */
export function samplingErrorText(percent: number, runs: number): string {
  const error = samplingError(percent, runs);
  return `±${error < 0.095 ? Number(error.toPrecision(1)) : error.toFixed(1)}`;
}
