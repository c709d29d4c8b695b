/** Systems of a few unknowns whose matrix is L·Lᵀ, the factor L a lower triangle row by row, as `cholesky` gives it. */

const placeOf = (row: number, column: number): number => (row * (row + 1)) / 2 + column;

/** x of L·x = b. */
export function forward(lower: Float64Array, right: Float64Array): Float64Array {
  const x = new Float64Array(right.length);
  for (let row = 0; row < x.length; row++) {
    let left = right[row] ?? 0;
    for (let k = 0; k < row; k++) left -= (lower[placeOf(row, k)] ?? 0) * (x[k] ?? 0);
    x[row] = left / (lower[placeOf(row, row)] ?? 1);
  }
  return x;
}

/** Writes x of Lᵀ·x = b: of standard normal draws b it makes one with the covariance (L·Lᵀ)⁻¹. */
export function backward(lower: Float64Array, right: Float64Array, x: Float64Array): void {
  for (let row = x.length - 1; row >= 0; row--) {
    let left = right[row] ?? 0;
    for (let k = row + 1; k < x.length; k++) left -= (lower[placeOf(k, row)] ?? 0) * (x[k] ?? 0);
    x[row] = left / (lower[placeOf(row, row)] ?? 1);
  }
}
