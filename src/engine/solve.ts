import { clamp } from '#domain/numbers/numbers.ts';
import { normalQuantile } from './rng/normal.ts';

const HALVINGS = 40;

/**
 * Finds where a rising function reaches a target, by 40 halvings of [low, high]: the same digits on every machine. A target out
 * of reach gives the nearer end.
 */
export function bisect(
  rising: (x: number) => number,
  target: number,
  low: number,
  high: number,
): number {
  let a = low;
  let b = high;
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (a + b) / 2;
    if (rising(middle) < target) a = middle;
    else b = middle;
  }
  return (a + b) / 2;
}

/** The same near a guess: searches all of low … high only if the answer is not within `width` of the guess. */
export function solveNear(
  rising: (x: number) => number,
  target: number,
  { guess, width }: { readonly guess: number; readonly width: number },
  low: number,
  high: number,
): number {
  const from = Math.max(guess - width, low);
  const to = Math.min(guess + width, high);
  const found = solveProbability(rising, target, from, to);
  return found > from && found < to ? found : solveProbability(rising, target, low, high);
}

const MOST_STEPS = 60;
const CLOSE = 1e-9;
/** Closer to 0 or 1 than this, probabilities count as equal. */
const EDGE = 1e-12;

const probit = (p: number): number => normalQuantile(clamp(p, EDGE, 1 - EDGE));

/**
 * Finds where a rising probability reaches a target, to 1e-9 of its probit, in about eight evaluations: false position with the
 * Illinois rule (Dowell and Jarratt, 1971, BIT 11) on the probit, which is nearly straight in the center of a score distribution.
 * A target out of reach gives the nearer end.
 */
export function solveProbability(
  rising: (x: number) => number,
  target: number,
  low: number,
  high: number,
): number {
  const goal = probit(target);
  let a = low;
  let b = high;
  let below = probit(rising(a)) - goal;
  let above = probit(rising(b)) - goal;
  if (below >= 0) return a;
  if (above <= 0) return b;
  let side = 0;
  for (let step = 0; step < MOST_STEPS; step++) {
    const x = b - (above * (b - a)) / (above - below);
    const miss = probit(rising(x)) - goal;
    if (miss > -CLOSE && miss < CLOSE) return x;
    if (miss < 0) {
      a = x;
      below = miss;
      if (side < 0) above /= 2;
      side = -1;
    } else {
      b = x;
      above = miss;
      if (side > 0) below /= 2;
      side = 1;
    }
  }
  return (a + b) / 2;
}
