import { clamp } from '#domain/numbers/numbers.ts';

const STEPS = 20;

/** A plain linear congruential generator (Numerical Recipes): the same drawing in every build. */
function uniform(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Wandering lines from the left middle of a 0–100 box, drifting up (lean < 0) or down. A drawing, not data. */
export function walksPath(seed: number, lean: number, count = 26): string {
  const next = uniform(seed);
  // Twelve uniforms sum to variance 1.
  const normal = () => Array.from({ length: 12 }, next).reduce((a, b) => a + b, -6);
  return Array.from({ length: count }, () => {
    let y = 50;
    let path = 'M0 50';
    for (let step = 1; step <= STEPS; step += 1) {
      y = clamp(y + normal() * 4.4 + lean, 1, 99);
      path += `L${(step * 100) / STEPS} ${y.toFixed(0)}`;
    }
    return path;
  }).join('');
}
