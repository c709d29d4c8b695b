import { normalQuantile } from './normal.ts';

export const RNG_STEPS = 64;

/**
 * The standard normal as 64 equally likely values: the quantiles at (i + ½) ÷ 64, stretched to variance 1. They stand for what a
 * model does not know of a game: a table of scores is summed over them. Compared with the continuous normal, a probability of a
 * game moves by less than 1e-5 if the unknown part is at most half of the game's own noise.
 */
export const NORMAL_STEPS: Readonly<Float64Array> = (() => {
  const quantiles = Float64Array.from({ length: RNG_STEPS }, (_, i) =>
    normalQuantile((i + 0.5) / RNG_STEPS),
  );
  let squares = 0;
  for (const z of quantiles) squares += z * z;
  const stretch = Math.sqrt(RNG_STEPS / squares);
  return quantiles.map((z) => z * stretch);
})();
