import { InputError } from '../numbers/inputError.ts';
import { sum } from '../numbers/numbers.ts';
import { isAmericanPrice } from './americanOdds.ts';

/**
 * Implied probability of an American price, including the bookmaker's margin: −110 → 0.524, 150 → 0.4.
 * Throws a RangeError for anything between −100 and 100 (no such price exists) and for NaN.
 */
export function impliedProbability(american: number): number {
  if (!isAmericanPrice(american)) {
    throw new InputError(`${american} is not an American price`);
  }
  return american > 0 ? 100 / (american + 100) : -american / (100 - american);
}

/**
 * Fair probabilities of all sides of one market by the power method: each implied probability is raised to the one power k that
 * makes them sum to 1.
 * Source: Clarke, Kovalchik and Ingram (2017), "Adjusting bookmaker's odds to allow for overround".
 * @param americanPrices American, two or more
 * Throws a RangeError for an invalid price, fewer than two prices, or implied probabilities that sum to less than 0.9 or more
 * than 1.6: those are not one market's prices.
 */
export function devigPower(americanPrices: readonly number[]): number[] {
  if (americanPrices.length < 2) throw new InputError('A market has two prices or more');
  const implied = americanPrices.map(impliedProbability);
  const book = sum(implied);
  if (book < 0.9 || book > 1.6) throw new InputError(`Implied probabilities sum to ${book}`);
  let low = 0.2;
  let high = 20;
  for (let step = 0; step < 60; step++) {
    const k = (low + high) / 2;
    if (sum(raise(implied, k)) > 1) low = k;
    else high = k;
  }
  const fair = raise(implied, (low + high) / 2);
  const total = sum(fair);
  return fair.map((p) => p / total);
}

/**
 * The same by simple proportion: each implied probability divided by their sum. The back-of-the-envelope method; it leaves
 * longshots too much, so pages use `devigPower`.
 * @param americanPrices American, two or more
 * Throws a RangeError for an invalid price.
 */
export function devigProportional(americanPrices: readonly number[]): number[] {
  const implied = americanPrices.map(impliedProbability);
  const book = sum(implied);
  return implied.map((p) => p / book);
}

/**
 * The same by subtraction: every side gives up the same part of the margin. Of a longshot it may leave less than nothing: then
 * the method says nothing about this market, and the value is negative.
 * @param americanPrices American, two or more
 * Throws a RangeError for an invalid price.
 */
export function devigAdditive(americanPrices: readonly number[]): number[] {
  const implied = americanPrices.map(impliedProbability);
  const excess = (sum(implied) - 1) / implied.length;
  return implied.map((p) => p - excess);
}

/**
 * The same by Shin's method: the margin pays for a share z of bettors who know the result, so that longshots carry more of it.
 * With two sides it equals subtraction. Source: Shin (1993), "Measuring the incidence of insider trading in a market for
 * state-contingent claims"; the form of Jullien and Salanié (1994). A book without a margin is only scaled to 1.
 * @param americanPrices American, two or more
 * Throws a RangeError for an invalid price.
 */
export function devigShin(americanPrices: readonly number[]): number[] {
  const implied = americanPrices.map(impliedProbability);
  const book = sum(implied);
  if (book <= 1) return implied.map((p) => p / book);
  const fairAt = (z: number) =>
    implied.map((p) => (Math.sqrt(z * z + (4 * (1 - z) * p * p) / book) - z) / (2 * (1 - z)));
  let low = 0;
  let high = 0.999;
  for (let step = 0; step < 60; step++) {
    const z = (low + high) / 2;
    if (sum(fairAt(z)) > 1) low = z;
    else high = z;
  }
  const fair = fairAt((low + high) / 2);
  const total = sum(fair);
  return fair.map((p) => p / total);
}

const raise = (values: readonly number[], k: number): number[] => values.map((p) => p ** k);
