import { mean, sum } from '#domain/numbers/numbers.ts';

/** One game of an earlier season: what we expected, what the market's line said and what happened; points. */
interface LineGap {
  readonly own: number;
  readonly line: number;
  readonly actual: number;
}

/** Prior SD of a weight: by all measurements so far, our difference from a line deserves at most a tenth. */
const PRIOR_SD = 0.05;
const DIGITS = 4;

/**
 * The weight of (own − line) in the expected deviation from the line: ridge regression of (actual − line) on it, with the
 * normal prior N(0, .05²) that shrinks it to 0, and an intercept, because lines sit at medians and scores average to
 * means. Source: Hoerl and Kennard (1970), "Ridge regression". Rounded to four digits; 0 for fewer than two games.
 */
export function fitLineWeight(gaps: readonly LineGap[]): number {
  if (gaps.length < 2) return 0;
  const ours = centred(gaps.map(({ own, line }) => own - line));
  const surprises = centred(gaps.map(({ actual, line }) => actual - line));
  const noise = sum(surprises.map((value) => value * value)) / gaps.length;
  const square = sum(ours.map((value) => value * value));
  const product = sum(ours.map((value, index) => value * (surprises[index] ?? 0)));
  if (square === 0) return 0;
  return Number((product / (square + noise / (PRIOR_SD * PRIOR_SD))).toFixed(DIGITS)) + 0;
}

function centred(values: readonly number[]): number[] {
  const middle = mean(values);
  return values.map((value) => value - middle);
}
