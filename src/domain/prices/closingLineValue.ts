import { devigPower } from './devig.ts';
import { expectedReturnPerUnit } from './staking.ts';

/**
 * What a price taken earlier is worth against the closing line, its margin removed: expected profit per unit staked if
 * the close is right, so 0.03 is three cents a dollar.
 * @param takenAmerican American price of the bet
 * @param closingAmerican American closing prices of all sides of its market, the side bet first
 * Throws a RangeError where the closing prices are no market's.
 */
export function closingLineValuePerUnit(
  takenAmerican: number,
  closingAmerican: readonly number[],
): number {
  const [fair = 0] = devigPower(closingAmerican);
  return expectedReturnPerUnit(fair, takenAmerican);
}
