import { normalQuantile } from '../rng/normal.ts';

/** Highest bits of a random number that choose a normal draw. */
const BITS = 14;
export const NORMAL_SHIFT = 32 - BITS;

/**
 * The standard normal as 16,384 equally likely values, the quantiles at (i + ½) ÷ 16,384: in single precision: a draw is one look-up by a random
 * number's highest bits. A probability drawn with it is off by at most 3e-5. Sizes end at 4.01.
 */
export const NORMALS: Readonly<Float32Array> = Float32Array.from({ length: 2 ** BITS }, (_, at) =>
  normalQuantile((at + 0.5) / 2 ** BITS),
);
