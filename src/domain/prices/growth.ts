import { InputError } from '../numbers/inputError.ts';
import { profitPerUnit } from './americanOdds.ts';

/**
 * Expected growth of the bankroll's logarithm per bet, if the share `stakeShare` (0 to under 1) is bet at an American price that
 * wins with this probability (0–1). Kelly's stake maximizes it.
 */
export const growthRate = (probability: number, american: number, stakeShare: number): number =>
  probability * Math.log1p(profitPerUnit(american) * stakeShare) +
  (1 - probability) * Math.log1p(-stakeShare);

/**
 * Chance (0–1) that a bankroll ever falls to `keptShare` (0–1) of its present size when its owner bets `kellyMultiple` (over 0,
 * under 2) times Kelly's stake forever: keptShare^(2 ÷ kellyMultiple − 1). Holds for many small bets with a known edge; a real
 * edge is a guess, so the real chance is higher. Source: Thorp (2006), "The Kelly criterion in blackjack, sports betting and the
 * stock market", section 7.
 * Throws a RangeError outside those ranges.
 */
export function everFallingTo(keptShare: number, kellyMultiple: number): number {
  if (!(keptShare > 0 && keptShare <= 1) || !(kellyMultiple > 0 && kellyMultiple < 2)) {
    throw new InputError(`No chance of falling to ${keptShare} at ${kellyMultiple} Kelly`);
  }
  return keptShare ** (2 / kellyMultiple - 1);
}
