import { sum } from '#domain/numbers/numbers.ts';
import { fairAmerican } from '#domain/prices/americanOdds.ts';

/** Sum of a sample market's implied probabilities before rounding. */
const OVERROUND = 1.045;
const MIN_SHARE = 0.01;

const normalized = (shares: readonly number[]): readonly number[] => {
  const floored = shares.map((share) => Math.max(MIN_SHARE, share));
  const all = sum(floored);
  return floored.map((share) => share / all);
};

/**
 * Whole American prices of a market's outcomes with the bookmaker's margin added by the power method:
 * each share is raised to the power at which they sum to 1.045.
 */
export function pricesWithVig(shares: readonly number[]): readonly number[] {
  const fair = normalized(shares);
  const book = (power: number) => sum(fair.map((share) => share ** power));
  let low = 0;
  let high = 1;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (book(middle) > OVERROUND) low = middle;
    else high = middle;
  }
  return fair.map((share) => Math.round(fairAmerican(share ** high)));
}

/** Prices of a market with two outcomes. */
export function twoWay(share: number): readonly [number, number] {
  const [first = 100, second = 100] = pricesWithVig([share, 1 - share]);
  return [first, second];
}
