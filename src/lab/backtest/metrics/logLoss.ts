/** Lower bound of a forecast, so that one sure but wrong forecast does not decide a table. */
const LEAST = 1e-6;

/**
 * Logarithmic loss of one answered question in nats: −Σ happened · ln p (Good, 1952, "Rational decisions").
 * For a 'field' question, whose lists hold only the probability of what happened, it is the winner's log score.
 */
export function logLoss(said: readonly number[], happened: readonly number[]): number {
  let loss = 0;
  for (let index = 0; index < happened.length; index++) {
    const weight = happened[index] ?? 0;
    if (weight !== 0) loss -= weight * Math.log(Math.max(said[index] ?? 0, LEAST));
  }
  return loss;
}
