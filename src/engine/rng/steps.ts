import { normalQuantile } from './normal.ts';

/** Bits of a random number that choose a step. */
const BITS = 6;
export const STEPS = 1 << BITS;

/**
 * The standard normal as 64 equally likely values: the quantiles at (i + ½) ÷ 64, stretched to variance 1.
 * What a model does not know of a game is drawn from these, so that everything that depends on it is computed
 * once for each step and not once for each run. Against the continuous normal a probability of a game moves by
 * less than 1e-5 where the unknown part is no larger than half of the game's own noise.
 */
export const NORMAL_STEPS: Readonly<Float64Array> = (() => {
  const quantiles = Float64Array.from({ length: STEPS }, (_, i) =>
    normalQuantile((i + 0.5) / STEPS),
  );
  let squares = 0;
  for (const z of quantiles) squares += z * z;
  const stretch = Math.sqrt(STEPS / squares);
  return quantiles.map((z) => z * stretch);
})();

/** A step, 0 to 63, from the highest bits of a random number. */
export const stepOf = (bits: number): number => bits >>> (32 - BITS);

/** Another step, independent of the first, from the lowest bits of the same number. */
export const secondStepOf = (bits: number): number => bits & (STEPS - 1);
