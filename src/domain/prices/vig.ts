import { sum } from '../numbers/numbers.ts';
import { impliedProbability } from './devig.ts';

/**
 * The bookmaker's margin in a market: the excess of its sides' implied probabilities over 1 (overround). −110 on both sides is
 * 0.048. Below 0 the prices cannot be of one market.
 * @param americanPrices American, one for each side; throws a RangeError for an invalid price
 */
export const vig = (americanPrices: readonly number[]): number =>
  sum(americanPrices.map(impliedProbability)) - 1;

/**
 * The part of all stakes that the bookmaker keeps if both sides are bet in proportion (hold): the margin divided by the sum of
 * the implied probabilities. −110 on both sides is 0.045.
 */
export function holdOfPrices(americanPrices: readonly number[]): number {
  const margin = vig(americanPrices);
  return margin / (1 + margin);
}
