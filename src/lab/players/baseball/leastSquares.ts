import { solveLinear } from '#engine/joint/solveLinear.ts';

/** Ordinary least squares, added up row by row. */
export class LeastSquares {
  private readonly matrix: number[][];
  private readonly right: number[];

  constructor(columns: number) {
    this.matrix = Array.from({ length: columns }, () => new Array<number>(columns).fill(0));
    this.right = new Array<number>(columns).fill(0);
  }

  add(row: readonly number[], value: number): void {
    row.forEach((one, at) => {
      if (one === 0) return;
      this.right[at] = (this.right[at] ?? 0) + one * value;
      const line = this.matrix[at] ?? [];
      row.forEach((other, column) => {
        line[column] = (line[column] ?? 0) + one * other;
      });
    });
  }

  /** Coefficients; zeros where the rows do not determine them. */
  solve(): number[] {
    return solveLinear(this.matrix, this.right, 1e-9) ?? this.right.map(() => 0);
  }
}
