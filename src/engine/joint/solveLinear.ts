/**
 * Solves a few linear equations with a symmetric matrix by Cholesky's method; `ridge` times the mean of the diagonal is added to
 * the diagonal. Undefined if the matrix is still not positive definite.
 */
export function solveLinear(
  matrix: readonly (readonly number[])[],
  right: readonly number[],
  ridge: number,
): number[] | undefined {
  const size = right.length;
  const at = (row: number, column: number): number => matrix[row]?.[column] ?? 0;
  let trace = 0;
  for (let row = 0; row < size; row++) trace += at(row, row);
  const more = (ridge * trace) / size;
  const lower: number[][] = [];
  const low = (row: number, column: number): number => lower[row]?.[column] ?? 0;
  for (let row = 0; row < size; row++) {
    const made: number[] = [];
    lower.push(made);
    for (let column = 0; column <= row; column++) {
      let left = at(row, column) + (row === column ? more : 0);
      for (let k = 0; k < column; k++) left -= low(row, k) * low(column, k);
      if (row > column) made.push(left / low(column, column));
      else if (left > 0) made.push(Math.sqrt(left));
      else return undefined;
    }
  }
  const half: number[] = [];
  for (let row = 0; row < size; row++) {
    let left = right[row] ?? 0;
    for (let k = 0; k < row; k++) left -= low(row, k) * (half[k] ?? 0);
    half.push(left / low(row, row));
  }
  const solved = new Array<number>(size).fill(0);
  for (let row = size - 1; row >= 0; row--) {
    let left = half[row] ?? 0;
    for (let k = row + 1; k < size; k++) left -= low(k, row) * (solved[k] ?? 0);
    solved[row] = left / low(row, row);
  }
  return solved;
}
