import { type Generator, uniform } from '../../rng/generator.ts';

/**
 * Draws who plays: each by his chance, and as few or many together as the chances come to, give or take one. Those next to each
 * other in the list compete for a place. Writes 1 to `out` where somebody plays, and leaves the others as they are.
 * Systematic sampling: Madow (1949), "On the theory of systematic sampling, II", Annals of Mathematical Statistics 20(3).
 * @param chances 0 to 1 each
 */
export function dress(generator: Generator, chances: Float64Array, out: Float64Array): void {
  let sum = uniform(generator);
  for (let at = 0; at < chances.length; at++) {
    const chance = chances[at] ?? 0;
    if (chance >= 1) out[at] = 1;
    else if (chance > 0) {
      sum += chance;
      if (sum >= 1) {
        sum -= 1;
        out[at] = 1;
      }
    }
  }
}
