const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const bits = new DataView(new ArrayBuffer(8));

/**
 * Natural logarithm from + − × ÷ and integer operations alone: the same digits on every machine.
 * Valid for normal positive numbers (2.3e-308 to 1.8e308); NaN for anything else. Error below 1 unit in the last place.
 * Source: fdlibm's e_log.c (Sun Microsystems, 1993).
 */
export function log(x: number): number {
  if (!(x >= 2.2250738585072014e-308 && x <= 1.7976931348623157e308)) return Number.NaN;
  bits.setFloat64(0, x);
  const top = bits.getUint32(0);
  let k = (top >>> 20) - 1023;
  bits.setUint32(0, (top & 0x000fffff) | 0x3ff00000);
  let m = bits.getFloat64(0);
  if (m > Math.SQRT2) {
    m /= 2;
    k += 1;
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
  return k * LN2_HIGH - (half - (s * (half + even + odd) + k * LN2_LOW) - f);
}
