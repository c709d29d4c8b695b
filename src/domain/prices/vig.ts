import { sum } from '../numbers/numbers.ts';
import { impliedProbability } from './devig.ts';

/**
 * The bookmaker's margin in a market: how far the implied probabilities of all its sides sum beyond 1
 * (overround). −110 on both sides is 0.048. Below 0 where the prices cannot be one market's.
 * @param americanPrices American, one for each side; throws a RangeError for a price that is none
 */
export const vig = (americanPrices: readonly number[]): number =>
  sum(americanPrices.map(impliedProbability)) - 1;

/**
 * The part of all stakes that the bookmaker keeps when both sides are bet in proportion (hold): the margin over what
 * the book sums to. −110 on both sides is 0.045.
 */
export function hold(americanPrices: readonly number[]): number {
  const margin = vig(americanPrices);
  return margin / (1 + margin);
}
