import { InputError } from '#domain/numbers/inputError.ts';

const NAME = 'strengths.covariance';
/** Rounding of published covariances leaves pivots this far below 0, as a share of the largest variance. */
const ROUNDING = 1e-4;

/**
 * The lower triangle L with L · Lᵀ = the covariance, row by row with the diagonal; a list of variances gives their roots.
 * Source: Cholesky's decomposition, Golub and Van Loan (2013), Matrix Computations, section 4.2.
 * @param covariance as in `Strengths`
 * Throws an InputError that names the covariance if its size is wrong or it is not positive.
 */
export function cholesky(covariance: readonly number[], size: number): Float64Array {
  const triangle = (size * (size + 1)) / 2;
  if (covariance.length !== size && covariance.length !== triangle) {
    throw new InputError(
      `Input ${NAME} has ${covariance.length} entries, not ${size} or ${triangle}`,
      NAME,
    );
  }
  const largest = Math.max(0, ...covariance);
  if (covariance.length === size) {
    return Float64Array.from(covariance, (variance, at) => rootOf(variance, at, largest));
  }
  const lower = new Float64Array(triangle);
  for (let row = 0; row < size; row++) {
    const start = (row * (row + 1)) / 2;
    for (let column = 0; column <= row; column++) {
      const other = (column * (column + 1)) / 2;
      let sum = covariance[start + column] ?? 0;
      for (let k = 0; k < column; k++) sum -= (lower[start + k] ?? 0) * (lower[other + k] ?? 0);
      const pivot = lower[other + column] ?? 0;
      lower[start + column] =
        column === row ? rootOf(sum, row, largest) : pivot === 0 ? 0 : sum / pivot;
    }
  }
  return lower;
}

function rootOf(pivot: number, row: number, largest: number): number {
  if (pivot >= 0) return Math.sqrt(pivot);
  if (pivot >= -ROUNDING * largest) return 0;
  throw new InputError(`Input ${NAME} is not positive at team ${row}`, NAME);
}
