import { devigPower } from './devig.ts';
import { expectedReturnPerUnit } from './staking.ts';

/**
 * Value of a price taken earlier against the closing line, margin removed: expected profit per unit staked if the close is right,
 * so 0.03 is three cents per dollar.
 * @param takenAmerican American price of the bet
 * @param closingAmerican American closing prices of all sides of its market, the side bet first
 * Throws a RangeError if the closing prices are not of one market.
 */
export function closingLineValuePerUnit(
  takenAmerican: number,
  closingAmerican: readonly number[],
): number {
  const [fair = 0] = devigPower(closingAmerican);
  return expectedReturnPerUnit(fair, takenAmerican);
}
