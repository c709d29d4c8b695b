import { solveLinear } from '#engine/joint/solveLinear.ts';

/** Least squares, added up row by row. */
export class LeastSquares {
  private readonly matrix: number[][];
  private readonly right: number[];

  constructor(columns: number) {
    this.matrix = Array.from({ length: columns }, () => new Array<number>(columns).fill(0));
    this.right = new Array<number>(columns).fill(0);
  }

  add(row: readonly number[], value: number, weight = 1): void {
    row.forEach((one, at) => {
      if (one === 0) return;
      this.right[at] = (this.right[at] ?? 0) + weight * one * value;
      const line = this.matrix[at] ?? [];
      row.forEach((other, column) => {
        line[column] = (line[column] ?? 0) + weight * one * other;
      });
    });
  }

  /** Coefficients; zeros where the rows do not determine them. */
  solve(): number[] {
    return solveLinear(this.matrix, this.right, 1e-9) ?? this.right.map(() => 0);
  }
}

/** Weighted least squares of the values on the parts of each row. */
export function leastSquares(
  rows: readonly (readonly number[])[],
  values: readonly number[],
  weights?: readonly number[],
): number[] {
  const sums = new LeastSquares(rows[0]?.length ?? 0);
  rows.forEach((row, at) => {
    sums.add(row, values[at] ?? 0, weights?.[at]);
  });
  return sums.solve();
}
