import type { Range } from '../leagues/figures.ts';
import { sum } from '../numbers.ts';
import { isAmericanPrice } from '../prices/americanOdds.ts';
import { impliedProbability } from '../prices/devig.ts';
import { isWithin } from './leagueBounds.ts';

/**
 * Shares that the prices of one market imply add up to its margin and a little more than 1. Below that, a bettor could
 * not lose; far beyond, nobody would bet: then the prices are not of one market, or not of one moment.
 */
const TWO_WAY: Range = [0.97, 1.2];
const THREE_WAY: Range = [0.97, 1.3];

/** Why prices cannot be all sides of one market; undefined where they can. */
export function bookProblem(prices: readonly number[]): string | undefined {
  if (!prices.every(isAmericanPrice)) return 'a price that is none';
  const book = sum(prices.map(impliedProbability));
  if (isWithin(book, prices.length > 2 ? THREE_WAY : TWO_WAY)) return undefined;
  return `its prices imply ${Math.round(100 * book)}% together`;
}
