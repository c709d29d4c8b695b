/** 2^k for k = −1022 … 1023, by exact doubling and halving. */
const LOWEST = -1022;
const POWERS_OF_TWO = (() => {
  const powers = new Float64Array(2046);
  let value = 1;
  for (let k = 0; k <= 1023; k++) {
    powers[k - LOWEST] = value;
    value *= 2;
  }
  value = 1;
  for (let k = -1; k >= LOWEST; k--) {
    value /= 2;
    powers[k - LOWEST] = value;
  }
  return powers;
})();

const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;

/**
 * eˣ from + − × ÷ alone, so that every machine gives the same digits (Math.exp may differ in the last).
 * Relative error below 3e-16. Returns 0 below −708 and Infinity above 709.
 * Source: the rational approximation of fdlibm's e_exp.c (Sun Microsystems, 1993).
 */
export function exp(x: number): number {
  if (x < -708) return 0;
  if (x > 709) return Number.POSITIVE_INFINITY;
  const k = Math.floor(x * Math.LOG2E + 0.5);
  const high = x - k * LN2_HIGH;
  const low = k * LN2_LOW;
  const r = high - low;
  const t = r * r;
  const c =
    r -
    t *
      (0.16666666666666602 +
        t *
          (-0.0027777777777015593 +
            t * (6.613756321437934e-5 + t * (-1.6533902205465252e-6 + t * 4.1381367970572385e-8))));
  const value = 1 - (low - (r * c) / (2 - c) - high);
  return value * (POWERS_OF_TWO[k - LOWEST] ?? Number.NaN);
}
