import { normalQuantile } from './normal.ts';

const STEP = 1 / 4294967296;
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;

/** 2^k, k = 0 … 33, by exact doubling. */
const POWERS_OF_TWO = new Float64Array(34).fill(1);
for (let k = 1; k < POWERS_OF_TWO.length; k++) {
  POWERS_OF_TWO[k] = 2 * (POWERS_OF_TWO[k - 1] ?? 0);
}

/**
 * A draw outside the center. Its distance from the nearer end is (b + ½) ÷ 2³² for a whole b, whose leading zeros are the
 * logarithm's exponent. `log` would read it from the number's bits, which would have to leave the processor's registers.
 */
function outer(bits: Uint32Array, out: Float64Array, at: number): void {
  const drawn = bits[at] ?? 0;
  const above = drawn > 0x7fffffff;
  const b = above ? ~drawn >>> 0 : drawn;
  let k = 1 + Math.clz32(b);
  let m = (b + 0.5) * STEP * (POWERS_OF_TWO[k] ?? 0);
  if (m > Math.SQRT2) {
    m /= 2;
    k -= 1;
  }
  const f = m - 1;
  const s = f / (2 + f);
  const z = s * s;
  const w = z * z;
  const even = w * (0.3999999999940942 + w * (0.22222198432149784 + w * 0.15313837699209373));
  const odd =
    z *
    (0.6666666666666735 +
      w * (0.2857142874366239 + w * (0.1818357216161805 + w * 0.14798198605116586)));
  const half = 0.5 * f * f;
  const log = -k * LN2_HIGH - (half - (s * (half + even + odd) + -k * LN2_LOW) - f);
  const distance = Math.sqrt(-log);
  if (distance > 5) {
    // Once in 700,000 draws.
    out[at] = normalQuantile((drawn + 0.5) * STEP);
    return;
  }
  const r = distance - 1.6;
  const top =
    ((((((0.0007745450142783414 * r + 0.022723844989269184) * r + 0.2417807251774506) * r +
      1.2704582524523684) *
      r +
      3.6478483247632045) *
      r +
      5.769497221460691) *
      r +
      4.630337846156546) *
      r +
    1.4234371107496835;
  const below =
    ((((((1.0507500716444169e-9 * r + 0.0005475938084995345) * r + 0.015198666563616457) * r +
      0.14810397642748008) *
      r +
      0.6897673349851) *
      r +
      1.6763848301838038) *
      r +
      2.053191626637759) *
      r +
    1;
  out[at] = above ? top / below : -(top / below);
}

/**
 * Writes a standard normal draw to a list, from the random number at the same index: exactly the digits of `normalQuantile`, AS
 * 241, inlined. It takes lists and a small index and returns nothing, so the compiler has no number to box; a returned one would
 * be allocated at every call.
 */
export function normalInto(bits: Uint32Array, out: Float64Array, at: number): void {
  const q = ((bits[at] ?? 0) + 0.5) * STEP - 0.5;
  if (q < -0.425 || q > 0.425) {
    outer(bits, out, at);
    return;
  }
  const r = 0.180625 - q * q;
  const top =
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
  out[at] = q * (top / below);
}
