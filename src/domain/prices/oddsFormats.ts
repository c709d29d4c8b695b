import { InputError } from '../numbers/inputError.ts';
import { isAmericanPrice, profitPerUnit } from './americanOdds.ts';

/** Decimal odds of an American price: the payback on a winning stake of 1, including the stake. */
export const decimalOdds = (american: number): number => 1 + profitPerUnit(american);

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b));

/**
 * Fractional odds of a whole American price, reduced: profit to stake, −110 → [10, 11], +150 → [3, 2].
 * Throws a RangeError for what is no such price.
 */
export function fractionalOdds(american: number): readonly [profit: number, stake: number] {
  if (!isAmericanPrice(american) || !Number.isInteger(american))
    throw new InputError(`${american} is not a whole price`);
  const [profit, stake] = american > 0 ? [american, 100] : [100, -american];
  const common = divisor(profit, stake);
  return [profit / common, stake / common];
}
