import { solveLinear } from '#engine/joint/solveLinear.ts';

/**
 * Weighted least squares of y on the parts of each row.
 * @returns a coefficient a part; zeros where the rows do not tell them apart
 */
export function leastSquares(
  rows: readonly (readonly number[])[],
  y: readonly number[],
  weights?: readonly number[],
): number[] {
  const size = rows[0]?.length ?? 0;
  const matrix = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  const right = new Array<number>(size).fill(0);
  rows.forEach((row, index) => {
    const weight = weights?.[index] ?? 1;
    for (let i = 0; i < size; i++) {
      const part = weight * (row[i] ?? 0);
      right[i] = (right[i] ?? 0) + part * (y[index] ?? 0);
      const line = matrix[i];
      if (line) for (let j = 0; j < size; j++) line[j] = (line[j] ?? 0) + part * (row[j] ?? 0);
    }
  });
  return solveLinear(matrix, right, 1e-9) ?? new Array<number>(size).fill(0);
}
