/** Index of an outcome from a uniform number in (0, 1). */
export type Sampler = (uniform: number) => number;

const GUIDES = 256;

/**
 * Draws an index with given probabilities by inversion, starting from a guide table (Chen and Asau, 1974, "On
 * generating random variates from an empirical distribution", AIIE Transactions 6(2)): on average about one step.
 * The probabilities need not sum exactly to 1: rounding goes to the last outcome that has any.
 */
export function bySampling(probabilities: ArrayLike<number>): Sampler {
  const upTo = new Float64Array(probabilities.length);
  let sum = 0;
  let last = 0;
  for (let index = 0; index < upTo.length; index++) {
    const p = probabilities[index] ?? 0;
    if (p > 0) last = index;
    sum += p;
    upTo[index] = sum;
  }
  const guide = new Int32Array(GUIDES);
  let index = 0;
  for (let step = 0; step < GUIDES; step++) {
    while (index < last && (upTo[index] ?? 0) <= step / GUIDES) index += 1;
    guide[step] = index;
  }
  return (uniform) => {
    let found = guide[Math.floor(uniform * GUIDES)] ?? 0;
    while (found < last && (upTo[found] ?? 0) <= uniform) found += 1;
    return found;
  };
}
