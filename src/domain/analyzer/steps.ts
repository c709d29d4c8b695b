import { clamp } from '../numbers/numbers.ts';
import { type Bounds, MONEYLINE_BOUNDS } from './bounds.ts';

/** The nearest value a slider can hold. */
export function snapLine(value: number, { min, max, step }: Bounds): number {
  const stepped = min + Math.round((value - min) / step) * step;
  return clamp(stepped, min, max) + 0;
}

const EVEN = 100;

/** The nearest American price on the slider; between −100 and +100 there is none, so the sign decides. */
export function snapMoneyline(value: number): number {
  const price = snapLine(value, MONEYLINE_BOUNDS);
  if (Math.abs(price) >= EVEN) return price;
  return price < 0 ? -EVEN : EVEN;
}

/** Steps of a key: arrow keys one, Page Up and Page Down ten. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

function target(value: number, key: string, { min, max, step }: Bounds): number | undefined {
  if (key === 'Home') return min;
  if (key === 'End') return max;
  const steps = KEY_STEPS[key];
  return steps === undefined ? undefined : value + steps * step;
}

/** A spread or total after a key press; undefined for keys that move nothing. */
export function lineAfterKey(value: number, key: string, bounds: Bounds): number | undefined {
  const next = target(value, key, bounds);
  return next === undefined ? undefined : snapLine(next, bounds);
}

/** A price after a key press. One step past even money is the other even money: −100 → +100. */
export function moneylineAfterKey(price: number, key: string): number | undefined {
  const next = target(price, key, MONEYLINE_BOUNDS);
  if (next === undefined) return undefined;
  if (Math.abs(next) >= EVEN || Math.abs(price) !== EVEN) return snapMoneyline(next);
  return next > price ? EVEN : -EVEN;
}
