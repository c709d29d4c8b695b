import { InputError } from './inputError.ts';
/** z of a two-sided 95 % interval of a normal. */
export const Z = 1.959963984540054;

/** An interval of a percentage, 0–100. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/**
 * Range of a simulated share with infinitely many runs, %: the 95 % Wilson score interval, which is also honest at 0 and at all
 * runs, where the usual formula would claim certainty. It says how exact the simulation is, not how right the model is.
 * Source: Wilson (1927), "Probable inference, the law of succession, and statistical inference", JASA 22.
 * @param percent simulated share, 0–100
 * @param runs simulated games, at least 1
 * Throws a RangeError if either is out of range.
 */
export function samplingInterval(percent: number, runs: number): Interval {
  if (!(percent >= 0 && percent <= 100)) throw new InputError(`${percent} is not in 0…100 %`);
  if (!(runs >= 1)) throw new InputError(`${runs} runs are fewer than 1`);
  const p = percent / 100;
  const share = (Z * Z) / runs;
  const centre = (p + share / 2) / (1 + share);
  const half = (Z * Math.sqrt((p * (1 - p)) / runs + share / (4 * runs))) / (1 + share);
  return {
    low: 100 * Math.max(0, centre - half),
    high: 100 * Math.min(1, centre + half),
  };
}

/** Half the width of that interval, percentage points. */
function samplingError(percent: number, runs: number): number {
  const { low, high } = samplingInterval(percent, runs);
  return (high - low) / 2;
}

/**
 * The half-width as text, "±0.3": percentage points with one decimal, or as many as show a digit other than 0 (three at most).
 */
export function samplingErrorText(percent: number, runs: number): string {
  const error = samplingError(percent, runs);
  const digits = error > 0.05 ? 1 : error > 0.005 ? 2 : 3;
  return `±${error.toFixed(digits)}`;
}
