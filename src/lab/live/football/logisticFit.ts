import { logistic } from '#domain/numbers/logOdds.ts';
import { LeastSquares } from '../../fit/leastSquares.ts';

const ROUNDS = 12;
/** A weak pull to zero, in rows, so that a feature without cases stays small. */
const PULL = 1;

/** Weights of a logistic regression, by Newton's method (iteratively reweighted least squares). */
export function logisticFit(
  rows: readonly (readonly number[])[],
  happened: readonly boolean[],
): number[] {
  const columns = rows[0]?.length ?? 0;
  let weights = new Array<number>(columns).fill(0);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = new LeastSquares(columns);
    rows.forEach((row, at) => {
      let x = 0;
      row.forEach((value, column) => {
        x += value * (weights[column] ?? 0);
      });
      const p = logistic(x);
      const curve = Math.max(p * (1 - p), 1e-6);
      sums.add(row, x + ((happened[at] ? 1 : 0) - p) / curve, curve);
    });
    for (let column = 0; column < columns; column++) {
      sums.add(
        weights.map((_, other) => (other === column ? 1 : 0)),
        0,
        PULL,
      );
    }
    weights = sums.solve();
  }
  return weights;
}
