import { grouped } from '../../lists/grouped.ts';
import { sum } from '../../numbers/numbers.ts';
import { studentT } from './studentT.ts';

/** A mean with its 95 % interval for this number of values; no interval with too few. */
export interface MeanEstimate {
  readonly mean: number;
  readonly low?: number | undefined;
  readonly high?: number | undefined;
}

/** A value and its day: results of one day are not independent. */
interface DayValue {
  readonly day: string;
  readonly value: number;
  /** Its weight; 1 if absent. */
  readonly weight?: number | undefined;
}

/** Fewer values, or fewer days, tell no interval. */
const FEWEST_VALUES = 20;
const FEWEST_DAYS = 5;

/**
 * Mean of values with its 95 % interval by whole days: with U the weighted sum of a day's values, n the sum of their weights, D
 * the number of days and the mean m = ΣU ÷ Σn, the standard error is √(D ÷ (D − 1) · Σ(U − m·n)²) ÷ Σn and the interval m ± t(D −
 * 1) times it.
 * Source: Liang and Zeger (1986), "Longitudinal data analysis using generalized linear models"; the ratio estimator of cluster
 * samples. Undefined without values; no interval for fewer than 20 values or 5 days.
 */
export function clusteredMean(values: readonly DayValue[]): MeanEstimate | undefined {
  if (values.length === 0) return undefined;
  const weight = sum(values.map((each) => each.weight ?? 1));
  const mean = sum(values.map((each) => (each.weight ?? 1) * each.value)) / weight;
  const days = [...grouped(values, ({ day }) => day).values()];
  if (values.length < FEWEST_VALUES || days.length < FEWEST_DAYS) return { mean };
  const gaps = days.map(
    (of) => sum(of.map((each) => (each.weight ?? 1) * (each.value - mean))) ** 2,
  );
  const error = Math.sqrt((days.length / (days.length - 1)) * sum(gaps)) / weight;
  const half = studentT(days.length - 1) * error;
  return { mean, low: mean - half, high: mean + half };
}
