import { clamp } from '#domain/numbers/numbers.ts';
import type { UncertainNumber } from './ratingTypes.ts';

/**
 * One diagonal Kalman step on the difference of two beliefs (sign −1) or their sum (sign 1).
 * Source: Kalman (1960), "A new approach to linear filtering and prediction problems", J. Basic Engineering 82(1).
 * @param gap observation − what the beliefs say
 * @param noise variance of the observation
 */
export function observePair(
  one: UncertainNumber,
  other: UncertainNumber,
  sign: -1 | 1,
  gap: number,
  noise: number,
): void {
  const spread = one.variance + other.variance + noise;
  const gain = one.variance / spread;
  const otherGain = other.variance / spread;
  one.mean += gain * gap;
  other.mean += sign * otherGain * gap;
  one.variance *= 1 - gain;
  other.variance *= 1 - otherGain;
}

/** A single surprise moves a belief by at most this many logits before its gain. */
const CLIP = 4;

/**
 * The same step for a yes/no observation of a logit: the extended Kalman filter's linearized trial, with its surprise clipped at
 * four logits.
 * @param chance the beliefs' probability of it, 0–1
 * @param noise variance in units of one Bernoulli trial's, 1 ÷ (p(1 − p))
 */
export function observeTrial(
  one: UncertainNumber,
  other: UncertainNumber,
  sign: -1 | 1,
  chance: number,
  happened: boolean,
  noise: number,
): void {
  const information = Math.max(1e-6, chance * (1 - chance));
  const surprise = ((happened ? 1 : 0) - chance) / information;
  const gap = clamp(surprise, -CLIP, CLIP);
  observePair(one, other, sign, gap, noise / information);
}
