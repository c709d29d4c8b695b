import type { States } from './runs.ts';

/**
 * What a parlay pays if some legs push. Each leg has a price of its own (decimal), and the parlay one for all; the price left is the
 * parlay's to the power of the remaining legs' part in the sum of the logarithms. Where the parlay's price is the legs' multiplied,
 * that is what books pay: the remaining legs multiplied. With every leg pushed it is 1, the stake.
 * @param pushed bits of the legs that push
 */
export function decimalLeft(price: number, legs: readonly number[], pushed: number): number {
  if (pushed === 0) return price;
  let [left, all] = [0, 0];
  legs.forEach((leg, index) => {
    const part = Math.log(leg);
    all += part;
    if ((pushed & (1 << index)) === 0) left += part;
  });
  return all > 0 ? price ** (left / all) : 1;
}

/** Payback per unit staked, on average, at a parlay's decimal price: below 1 it costs. */
export function paybackOf(states: States, price: number, legs: readonly number[]): number {
  let payback = 0;
  states.forEach((share, pushed) => {
    if (share > 0) payback += share * decimalLeft(price, legs, pushed);
  });
  return payback;
}

/** Largest fair decimal price that is looked for: rarer parlays have none. */
const LONGEST = 1e7;
const STEPS = 200;

/**
 * Decimal price at which a parlay returns its stake on average, pushed legs left out as books do: 1 divided by it is the share of a
 * reader's figures (ruling: pushes are left out). Undefined where it never wins, or never loses.
 */
export function fairDecimalOf(states: States, legs: readonly number[]): number | undefined {
  const wins = states[0] ?? 0;
  if (!(wins > 0)) return undefined;
  // Without pushes the quotient is exact.
  if (states.every((share, pushed) => pushed === 0 || share === 0)) {
    return wins < 1 ? 1 / wins : undefined;
  }
  let [low, high] = [1, LONGEST];
  if (paybackOf(states, low, legs) >= 1) return undefined;
  for (let step = 0; step < STEPS; step++) {
    // Halved by ratio: prices span many sizes.
    const middle = Math.sqrt(low * high);
    if (paybackOf(states, middle, legs) < 1) low = middle;
    else high = middle;
  }
  return Math.sqrt(low * high);
}
