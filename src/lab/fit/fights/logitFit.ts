import { logistic } from '#domain/numbers/logOdds.ts';
import { newton } from './newton.ts';

/** Rows of features, one after the other, and what happened (0 or 1). */
export interface LogitRows {
  readonly size: number;
  readonly features: number[];
  readonly happened: number[];
}

/** Ridge of the weights: about one fight's worth; it keeps a small sample finite. */
const RIDGE = 1;

interface LogitFit {
  readonly weights: Float64Array;
  /** Mean logarithmic loss at the weights. */
  readonly loss: number;
}

/** Logistic regression without an intercept: swapping the sides swaps the answer. */
export function fitLogit({ size, features, happened }: LogitRows): LogitFit {
  const logitOf = (weights: Float64Array, row: number): number => {
    let sum = 0;
    for (let i = 0; i < size; i++) sum += (weights[i] ?? 0) * (features[row * size + i] ?? 0);
    return sum;
  };
  const weights = newton(size, RIDGE, (at, { ascent, hessian }) => {
    for (let row = 0; row < happened.length; row++) {
      const p = logistic(logitOf(at, row));
      const miss = (happened[row] ?? 0) - p;
      const curve = p * (1 - p);
      for (let i = 0; i < size; i++) {
        const x = features[row * size + i] ?? 0;
        ascent[i] = (ascent[i] ?? 0) + miss * x;
        for (let j = 0; j < size; j++) {
          const cell = i * size + j;
          hessian[cell] = (hessian[cell] ?? 0) + curve * x * (features[row * size + j] ?? 0);
        }
      }
    }
  });
  let loss = 0;
  for (let row = 0; row < happened.length; row++) {
    const towards = (happened[row] ?? 0) > 0.5 ? 1 : -1;
    loss += Math.log1p(Math.exp(-towards * logitOf(weights, row)));
  }
  return { weights, loss: loss / Math.max(1, happened.length) };
}
