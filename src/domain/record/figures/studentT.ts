/**
 * Share of Student's t within ±t, by its finite series for whole degrees of freedom, θ = arctan(t ÷ √ν).
 * Source: Abramowitz and Stegun (1964), "Handbook of Mathematical Functions", 26.7.3 and 26.7.4.
 */
function shareWithin(t: number, degrees: number): number {
  const angle = Math.atan(t / Math.sqrt(degrees));
  const square = Math.cos(angle) ** 2;
  const odd = degrees % 2 === 1;
  let term = odd ? Math.cos(angle) : 1;
  let sum = degrees === 1 ? 0 : term;
  for (let power = odd ? 3 : 2; power <= degrees - 2; power += 2) {
    term *= ((power - 1) / power) * square;
    sum += term;
  }
  return odd ? (2 / Math.PI) * (angle + Math.sin(angle) * sum) : Math.sin(angle) * sum;
}

const known = new Map<number, number>();

/** Number of bisections: beyond the last digit of a number. */
const HALVINGS = 60;
/** Above the quantile for one degree, 12.706, and so above all. */
const HIGHEST = 13;

/** 97.5 % quantile of Student's t, exact. @param degrees of freedom, a whole number from 1 on */
export function studentT(degrees: number): number {
  const before = known.get(degrees);
  if (before !== undefined) return before;
  let [low, high] = [0, HIGHEST];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (shareWithin(middle, degrees) < 0.95) low = middle;
    else high = middle;
  }
  known.set(degrees, high);
  return high;
}
