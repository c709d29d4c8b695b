import { InputError } from '#domain/numbers/inputError.ts';
import { sum } from '#domain/numbers/numbers.ts';

/**
 * Market-anchored probability: the model's own forecast and the de-vigged closing line, pooled on the log scale.
 * With two outcomes this is the weighted sum of both logits; with three or more its softmax generalisation:
 *   p_i ∝ close_i^a · own_i^b
 * It is externally Bayesian: learning the same evidence before or after pooling gives the same answer.
 * Weights are fitted by likelihood on earlier seasons (lab/fit/fitPool.ts); they need not sum to one.
 *
 * Sources: Genest and Zidek (1986), "Combining probability distributions", Statistical Science 1(1), §3 (logarithmic
 * opinion pool); Satopää et al. (2014), "Combining multiple probability predictions using a simple logit model",
 * International Journal of Forecasting 30(2).
 * Limits: it moves the close toward or away from the model's opinion; it has no source of its own and is not
 * expected to beat the close.
 */
export interface PoolWeights {
  /** Power of the closing line's probability; about 0.6–1.1. */
  readonly close: number;
  /** Power of the model's own; about −0.1–0.4. */
  readonly own: number;
}

/** The pool that repeats the close; used if no earlier season gives weights. */
export const CLOSE_ALONE: PoolWeights = { close: 1, own: 0 };

/** Lower probabilities are raised to this: no forecast is certain, and a zero would veto the other. */
export const LEAST = 1e-6;

/**
 * Pooled probabilities of all outcomes, summing to 1.
 * @param close de-vigged closing probabilities, each 0–1, of two outcomes or more
 * @param own the model's, of the same outcomes in the same order
 * Throws a RangeError for lists of different length or fewer than two outcomes, a probability outside 0–1, or a
 * weight that is not finite.
 */
export function pool(
  close: readonly number[],
  own: readonly number[],
  weights: PoolWeights,
): number[] {
  check(close, own, weights);
  const scores = close.map(
    (p, index) =>
      weights.close * Math.log(Math.max(p, LEAST)) +
      weights.own * Math.log(Math.max(own[index] ?? 0, LEAST)),
  );
  const top = Math.max(...scores);
  const shares = scores.map((score) => Math.exp(score - top));
  const all = sum(shares);
  return shares.map((share) => share / all);
}

function check(close: readonly number[], own: readonly number[], weights: PoolWeights): void {
  if (close.length !== own.length || close.length < 2) {
    throw new InputError(
      `A pool needs the same two outcomes or more: ${close.length}, ${own.length}`,
    );
  }
  for (const [name, values] of [
    ['close', close],
    ['own', own],
  ] as const) {
    const bad = values.find((p) => !(p >= 0 && p <= 1));
    if (bad !== undefined) throw new InputError(`${name}: ${bad} is not a probability`);
  }
  if (!Number.isFinite(weights.close)) throw new InputError(`weights.close is ${weights.close}`);
  if (!Number.isFinite(weights.own)) throw new InputError(`weights.own is ${weights.own}`);
}
