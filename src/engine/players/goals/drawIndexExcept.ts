import { type Generator, uniform } from '../../rng/generator.ts';

/**
 * An index by its weight, leaving out up to two; −1 if nobody else has any weight.
 * @param weights none negative
 * @param all their sum
 */
export function drawIndexExcept(
  generator: Generator,
  weights: Float64Array,
  all: number,
  not = -1,
  nor = -1,
): number {
  const without = all - (weights[not] ?? 0) - (nor === not ? 0 : (weights[nor] ?? 0));
  let left = uniform(generator) * without;
  let last = -1;
  for (let at = 0; at < weights.length; at++) {
    const weight = weights[at] ?? 0;
    if (at === not || at === nor || weight <= 0) continue;
    last = at;
    left -= weight;
    if (left < 0) return at;
  }
  return last;
}
