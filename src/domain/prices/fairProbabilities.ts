import { InputError } from '../numbers/inputError.ts';
import { devigPower } from './devig.ts';

/** De-vigged prices of one market; undefined if they cannot be one. */
export function fairProbabilities(americanPrices: readonly number[]): number[] | undefined {
  try {
    return devigPower(americanPrices);
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
