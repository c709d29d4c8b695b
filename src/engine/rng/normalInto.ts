import { normalQuantile } from './normal.ts';

const STEP = 1 / 4294967296;

/** Standard deviations of what `normalInto` cannot give inline: written into the list, so that no number is boxed. */
function outer(bits: Uint32Array, out: Float64Array, at: number): void {
  out[at] = normalQuantile(((bits[at] ?? 0) + 0.5) * STEP);
}

/**
 * A draw from the standard normal into a list, from the random number that stands at the same place: the very digits of
 * `normalQuantile`, AS 241, whose centre is written out here. Lists and a small index go in and nothing comes back:
 * the compiler then has no number to box, where a returned one would be allocated at every call.
 */
export function normalInto(bits: Uint32Array, out: Float64Array, at: number): void {
  const q = ((bits[at] ?? 0) + 0.5) * STEP - 0.5;
  if (q < -0.425 || q > 0.425) {
    outer(bits, out, at);
    return;
  }
  const r = 0.180625 - q * q;
  const above =
    ((((((2509.0809287301227 * r + 33430.57558358813) * r + 67265.7709270087) * r +
      45921.95393154987) *
      r +
      13731.69376550946) *
      r +
      1971.5909503065513) *
      r +
      133.14166789178438) *
      r +
    3.3871328727963665;
  const below =
    ((((((5226.495278852854 * r + 28729.085735721943) * r + 39307.89580009271) * r +
      21213.794301586597) *
      r +
      5394.196021424751) *
      r +
      687.1870074920579) *
      r +
      42.31333070160091) *
      r +
    1;
  out[at] = q * (above / below);
}
