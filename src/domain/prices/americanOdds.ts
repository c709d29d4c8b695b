import { InputError } from '../numbers/inputError.ts';
/** American odds: the profit on 100 when positive, the stake that wins 100 when negative. */

/** Whether the number is an American price: none lies between −100 and +100. */
export const isAmericanPrice = (american: number | undefined): american is number =>
  american !== undefined && Number.isFinite(american) && Math.abs(american) >= 100;

function check(american: number): void {
  if (!isAmericanPrice(american)) {
    throw new InputError(`American odds are at most −100 or at least +100, not ${american}`);
  }
}

/** Profit on a winning stake of 1. Throws a RangeError between −100 and +100. */
export function profitPerUnit(american: number): number {
  check(american);
  return american > 0 ? american / 100 : 100 / -american;
}

/** Unrounded American price at which a bet that wins with probability 0 < p < 1 breaks even. */
export function fairAmerican(probability: number): number {
  if (!(probability > 0 && probability < 1)) {
    throw new InputError(`A fair price needs a probability between 0 and 1, not ${probability}`);
  }
  const odds = probability / (1 - probability);
  return probability > 0.5 ? -100 * odds : 100 / odds;
}
