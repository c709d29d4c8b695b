/** Adds the gradient and the (positive) curvature of a model's loss over all rows, at the weights. */
interface Curvature {
  /** −gradient of the loss. */
  readonly ascent: Float64Array;
  /** Hessian, row by row. */
  readonly hessian: Float64Array;
}

const STEPS = 12;
const SMALL = 1e-9;

/**
 * Weights that minimize a convex loss with a ridge, by Newton's steps from zero (for logit models: iteratively
 * reweighted least squares, Green 1984, J. Royal Statistical Society B 46(2)). Deterministic.
 * @param size number of weights
 * @param ridge precision of a normal prior around 0; above 0, so that the steps exist
 * @param curvature adds all rows' terms at the weights to zeroed buffers
 */
export function newton(
  size: number,
  ridge: number,
  curvature: (weights: Float64Array, into: Curvature) => void,
): Float64Array {
  const weights = new Float64Array(size);
  const into = { ascent: new Float64Array(size), hessian: new Float64Array(size * size) };
  for (let step = 0; step < STEPS; step++) {
    into.ascent.fill(0);
    into.hessian.fill(0);
    curvature(weights, into);
    for (let i = 0; i < size; i++) {
      const weight = weights[i] ?? 0;
      into.ascent[i] = (into.ascent[i] ?? 0) - ridge * weight;
      into.hessian[i * size + i] = (into.hessian[i * size + i] ?? 0) + ridge;
    }
    const move = solve(into.hessian, into.ascent, size);
    let most = 0;
    for (let i = 0; i < size; i++) {
      weights[i] = (weights[i] ?? 0) + (move[i] ?? 0);
      most = Math.max(most, Math.abs(move[i] ?? 0));
    }
    if (most < SMALL) break;
  }
  return weights;
}

/** x of A·x = b for a symmetric positive definite A, by elimination; A and b are used up. */
function solve(a: Float64Array, b: Float64Array, n: number): Float64Array {
  const at = (row: number, column: number): number => a[row * n + column] ?? 0;
  for (let pivot = 0; pivot < n; pivot++) {
    for (let row = pivot + 1; row < n; row++) {
      const factor = at(row, pivot) / at(pivot, pivot);
      for (let column = pivot; column < n; column++) {
        a[row * n + column] = at(row, column) - factor * at(pivot, column);
      }
      b[row] = (b[row] ?? 0) - factor * (b[pivot] ?? 0);
    }
  }
  const x = new Float64Array(n);
  for (let row = n - 1; row >= 0; row--) {
    let rest = b[row] ?? 0;
    for (let column = row + 1; column < n; column++) rest -= at(row, column) * (x[column] ?? 0);
    x[row] = rest / at(row, row);
  }
  return x;
}
